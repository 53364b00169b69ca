import type { ImageClip } from "../scene/image-clip.ts";
import type { Clip, Scene } from "../scene/scene.ts";
import type { Draw, DrawnPixels } from "./draw.ts";
import type { LintFault } from "./finding.ts";
import type { RuleCheck } from "./rule-check.ts";
import { say } from "./saying.ts";
import { clipsOf } from "./words-on-screen.ts";

/** Law 6: something changes every 1.5 to 3 s. */
const LONGEST_MS = 3000;
const STEP_MS = 500;
const SCALE = 0.1;
/** Mean difference of two pictures, in levels of 0 to 255, below which no change is visible. */
const UNSEEN = 0.5;

type Stretch = { startMs: number; endMs: number };

export const stillness: RuleCheck = {
  find: async (scene, { draw }) => {
    if (scene.durationMs <= LONGEST_MS) return [];
    const stretches = await stillStretches(scene, draw, STEP_MS);
    return stretches
      .filter(({ startMs, endMs }) => endMs - startMs > LONGEST_MS)
      .flatMap(({ startMs, endMs }) => faultOf(scene, startMs, endMs));
  },
  remedies: (scene, { clip: id }) =>
    images(scene)
      .filter((clip) => clip.id === id)
      .flatMap((clip) => [1.06, 1.12].map((scale) => ({ remedy: "drift", changes: drifting(clip, scale) }))),
};

/** The stretches of a scene, one after another, each of which looks like its own first frame; looked at every `stepMs`. */
export async function stillStretches(scene: Scene, draw: Draw, stepMs: number): Promise<Stretch[]> {
  const times = Array.from({ length: Math.ceil(scene.durationMs / stepMs) }, (_, i) => i * stepMs);
  const stretches: Stretch[] = [];
  let [since, shown] = [0, await draw(scene, 0, SCALE)];
  for (const tMs of [...times.slice(1), scene.durationMs]) {
    const now = tMs < scene.durationMs ? await draw(scene, tMs, SCALE) : null;
    if (now && difference(shown, now) < UNSEEN) continue;
    stretches.push({ startMs: since, endMs: tMs });
    if (now) [since, shown] = [tMs, now];
  }
  return stretches;
}

const images = (scene: Scene): ImageClip[] => clipsOf(scene).filter(isPicture);

/** A mark in a corner never moves. */
const isPicture = (clip: Clip): clip is ImageClip => clip.kind === "image" && clip.mark === undefined;

function faultOf(scene: Scene, startMs: number, endMs: number): LintFault[] {
  const middle = (startMs + endMs) / 2;
  const shown = clipsOf(scene).filter((clip) => clip.kind !== "audio" && clip.startMs <= middle && middle < clip.endMs);
  const [clip] = [...shown.filter(isPicture), ...shown];
  if (!clip) return [];
  const box = { x: 0, y: 0, w: scene.width, h: scene.height };
  const seconds = Math.round((endMs - startMs) / 100) / 10;
  const said = say("layout.stillness", `Nothing changes for ${seconds} s.`, { seconds });
  return [{ rule: "stillness", severity: "should", clip: clip.id, box, startMs, endMs, ...said }];
}

function drifting(clip: ImageClip, scale: number) {
  const { focus } = clip;
  const kenBurns = { from: { scale: 1, focus }, to: { scale, focus } };
  return [{ kind: "replace" as const, clip: { ...clip, kenBurns } }];
}

function difference(one: DrawnPixels, other: DrawnPixels): number {
  let sum = 0;
  for (let i = 0; i < one.data.length; i++) sum += Math.abs((one.data[i] ?? 0) - (other.data[i] ?? 0));
  // A quarter of the bytes are opacity, which never differs.
  return sum / ((one.data.length * 3) / 4);
}
