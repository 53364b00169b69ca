import type { Scene } from "../scene/scene.ts";
import type { TextClip } from "../scene/text-clip.ts";
import type { Remedy, RuleCheck } from "./rule-check.ts";
import { say } from "./saying.ts";
import { wordsBox, wordsClips } from "./words-on-screen.ts";

/** Law 3: an overlay stays at least 1.5 s, and 0.5 s + 0.3 s a word; one that the voice says, at least 1.5 s. */
export const readingTime: RuleCheck = {
  find: async (scene) =>
    texts(scene).flatMap((clip) => {
      const [shownMs, neededMs] = [shownFor(clip, scene), neededFor(clip)];
      const box = wordsBox(clip, scene);
      if (!box || shownMs >= neededMs - 1) return [];
      const [text, shown, needed] = [shortened(clip.text), seconds(shownMs), seconds(neededMs)];
      const values = { text, shown, needed };
      const said = say("layout.reading-time", `“${text}” shows for ${shown} s; reading it takes ${needed} s.`, values);
      const { id, startMs } = clip;
      const span = { startMs, endMs: startMs + shownMs };
      return [{ rule: "reading-time" as const, severity: "should" as const, clip: id, box, ...span, ...said }];
    }),
  remedies: (scene, fault) => {
    const clip = texts(scene).find(({ id }) => id === fault.clip);
    return clip ? longer(clip, scene) : [];
  },
};

const LEAST_MS = 1500;

/** A still can be read for any time. */
function texts(scene: Scene): TextClip[] {
  if (scene.durationMs === 0) return [];
  return wordsClips(scene).filter((clip) => clip.kind === "text");
}

const shownFor = ({ startMs, endMs }: TextClip, { durationMs }: Scene) =>
  Math.max(0, Math.min(endMs, durationMs) - startMs);

function neededFor({ text, said }: TextClip): number {
  if (said) return LEAST_MS;
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(LEAST_MS, 500 + 300 * words);
}

/** Later out, earlier in, or both. */
function longer(clip: TextClip, scene: Scene): Remedy[] {
  const missing = neededFor(clip) - shownFor(clip, scene);
  const end = Math.min(clip.endMs, scene.durationMs);
  const spans = [
    [clip.startMs, end + missing],
    [clip.startMs - missing, end],
    [clip.startMs - (missing - (scene.durationMs - end)), scene.durationMs],
  ] as const;
  return spans
    .filter(([startMs, endMs]) => startMs >= 0 && endMs <= scene.durationMs + 0.001)
    .map(([startMs, endMs]) => ({
      remedy: "show-longer",
      changes: [{ kind: "replace", clip: { ...clip, startMs, endMs } }],
    }));
}

/** To a tenth. */
const seconds = (ms: number) => Math.round(ms / 100) / 10;
const shortened = (text: string) => (text.length > 30 ? `${text.slice(0, 29).trimEnd()}…` : text);
