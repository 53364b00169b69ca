import { type Clip, type FramePlatform, Scene, type SceneChange } from "@vignette/composition";
import type { Style } from "@vignette/domain/studio";
import { isByHand } from "./canvas/hand-edits.ts";

/** One change of a clip: moved, colored, added or removed. Words and times are never stored: they follow the beats. */
type Step =
  | { kind: "set"; clip: string; values: Record<string, unknown> }
  | { kind: "remove"; clip: string }
  | { kind: "insert"; above: string; values: Record<string, unknown> };

/** Changes to one drawn scene. `beatId` is the beat that a slide shows; null where all beats are in one scene. */
export type Adjustment = { target: FramePlatform; beatId: string | null; steps: Step[] };

/** Properties that belong to the beats and are read from them each time. */
const FROM_BEATS = new Set(["kind", "id", "text", "words", "startMs", "endMs", "src"]);

/** Changes in their stored form; null if they change words or times, which belong to the beats. */
export function adjustmentOf(
  scene: Scene,
  changes: readonly SceneChange[],
  place: Pick<Adjustment, "target" | "beatId">,
): Adjustment | null {
  const steps = changes.map((change) => stepOf(scene, change));
  return steps.includes(null) ? null : { ...place, steps: steps.filter((step) => step !== null) };
}

function stepOf(scene: Scene, change: SceneChange): Step | null {
  if (change.kind === "remove") return { kind: "remove", clip: change.id };
  if (change.kind === "insert") return { kind: "insert", above: change.above, values: { ...change.clip } };
  const before = clipsOf(scene).find(({ id }) => id === change.clip.id);
  if (!before) return null;
  const values = Object.fromEntries(
    Object.entries(change.clip).filter(([key, value]) => differs(value, before[key as keyof Clip])),
  );
  return Object.keys(values).some((key) => FROM_BEATS.has(key)) ? null : { kind: "set", clip: before.id, values };
}

/** The scene with its adjustments applied. A change that no longer fits the document is left out as a whole. */
export function adjusted(scene: Scene, place: Pick<Adjustment, "target" | "beatId">, { adjustments }: Style): Scene {
  // Edits by hand name their look and are applied by `withHandEdits`.
  const fixes = adjustments.filter((it) => !isByHand(it));
  const own = fixes.filter((it) => it.target === place.target && it.beatId === place.beatId) as Adjustment[];
  if (own.length === 0) return scene;
  const tracks = scene.tracks.map((track) => ({
    ...track,
    clips: own.flatMap(({ steps }) => steps).reduce(withStep, track.clips),
  }));
  const parsed = Scene.safeParse({ ...scene, tracks });
  return parsed.success ? parsed.data : scene;
}

function withStep(clips: Clip[], step: Step): Clip[] {
  const changed = (clip: Clip): Clip[] => {
    if (step.kind === "insert") {
      const { startMs, endMs } = clip;
      return clip.id === step.above ? [{ ...step.values, startMs, endMs } as unknown as Clip, clip] : [clip];
    }
    if (clip.id !== step.clip) return [clip];
    return step.kind === "set" ? [{ ...clip, ...step.values } as Clip] : [];
  };
  return clips.flatMap(changed);
}

const clipsOf = ({ tracks }: Scene) => tracks.flatMap(({ clips }) => clips);
const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
