import { contrastOf } from "../brand/contrast.ts";
import type { Box } from "../scene/geometry.ts";
import type { Clip, Scene } from "../scene/scene.ts";
import { contrastRemedies } from "./contrast-remedies.ts";
import type { Draw } from "./draw.ts";
import type { LintFault } from "./finding.ts";
import type { RuleCheck } from "./rule-check.ts";
import { type Saying, say } from "./saying.ts";
import { type TextRun, textRuns } from "./text-runs.ts";
import { weakestContrast } from "./weakest-contrast.ts";
import { drawnAlone, moments, type WordsClip, wordsAt, wordsClips } from "./words-on-screen.ts";

/** Law 5: words have enough contrast with the worst tenth of the pixels behind them, over their whole time. */
const LEAST = 4.5;
/** The resolution at which pixels are sampled. */
const SCALE = 0.25;
/** How many times of a clip are checked, evenly spread. */
const MOMENTS = 6;

export const contrast: RuleCheck = {
  find: async (scene, { draw }) => {
    const faults: LintFault[] = [];
    for (const clip of wordsClips(scene)) faults.push(...(await dim(clip, scene, draw)));
    return faults;
  },
  remedies: (scene, { clip: id }) => {
    const clip = wordsClips(scene).find((it) => it.id === id);
    return clip ? contrastRemedies(clip, scene) : [];
  },
};

async function dim(clip: WordsClip, scene: Scene, draw: Draw): Promise<LintFault[]> {
  const ground = without(clip, scene);
  let worst = { ratio: Number.POSITIVE_INFINITY, tMs: 0 };
  for (const tMs of spread(clip, scene)) {
    const written = textRuns(drawnAlone(clip, scene, tMs));
    const found = await weakestOf(written, ground, tMs, draw);
    if (found < worst.ratio) worst = { ratio: found, tMs };
  }
  const box = wordsAt(clip, scene, worst.tMs);
  if (worst.ratio >= LEAST || !box) return [];
  const said = hardToRead(clip.kind, { ratio: Math.floor(10 * worst.ratio) / 10, least: LEAST });
  const span = { startMs: clip.startMs, endMs: Math.min(clip.endMs, scene.durationMs) };
  return [{ rule: "contrast", severity: "must", clip: clip.id, box, ...span, ...said }];
}

function hardToRead(kind: WordsClip["kind"], values: { ratio: number; least: number }): Saying {
  const { ratio, least } = values;
  return kind === "captions"
    ? say(
        "layout.captions-contrast",
        `Captions are hard to read on their background: contrast ${ratio}, needed ${least}.`,
        values,
      )
    : say("layout.contrast", `Text is hard to read on its background: contrast ${ratio}, needed ${least}.`, values);
}

/** The worst of all runs of letters at one time. */
async function weakestOf(written: readonly TextRun[], scene: Scene, tMs: number, draw: Draw): Promise<number> {
  const grounded = written.map(({ color, ground }) => (ground ? contrastOf(color, ground) : Number.POSITIVE_INFINITY));
  const bare = written.filter(({ ground }) => ground === null);
  if (bare.length === 0) return Math.min(...grounded);
  const pixels = await draw(scene, tMs, SCALE);
  return Math.min(...grounded, ...bare.map(({ color, box }) => weakestContrast(pixels, scaled(box), color)));
}

const scaled = ({ x, y, w, h }: Box): Box => ({ x: x * SCALE, y: y * SCALE, w: w * SCALE, h: h * SCALE });

/** The background of a clip: the scene without what is drawn later, and without other words, which `overlap` checks. */
function without(clip: WordsClip, scene: Scene): Scene {
  const order = scene.tracks.flatMap((track) => track.clips);
  const above = order.slice(order.findIndex(({ id }) => id === clip.id));
  // A mark moves when words do, and never lies beneath them.
  const marks = order.filter((it) => it.kind === "image" && it.mark !== undefined);
  const away = new Set<Clip>([...above, ...marks, ...wordsClips(scene)]);
  const tracks = scene.tracks.map((track) => ({ ...track, clips: track.clips.filter((it) => !away.has(it)) }));
  return { ...scene, tracks };
}

/** A text may be over pictures that change; captions have a time for each page. */
function spread(clip: WordsClip, scene: Scene): number[] {
  const settled = moments(clip, scene);
  if (clip.kind === "text" && scene.durationMs > 0) {
    const end = Math.min(clip.endMs, scene.durationMs) - 1;
    const [first = clip.startMs] = settled;
    return Array.from({ length: MOMENTS }, (_, i) => first + ((end - first) * i) / (MOMENTS - 1));
  }
  const every = Math.max(1, Math.ceil(settled.length / MOMENTS));
  return settled.filter((_, i) => i % every === 0);
}
