import type { Scene } from "./scene.ts";

/** A part of a scene's time, in ms on its clock: from `fromMs` (inclusive) to `toMs` (exclusive), both on whole frames. */
export type Span = { fromMs: number; toMs: number };

export const wholeSpan = ({ durationMs }: Pick<Scene, "durationMs">): Span => ({ fromMs: 0, toMs: durationMs });

/** The scene without what is not on screen in a span: those files are not loaded. What is shown in the span stays the same. */
export function seenIn(scene: Scene, { fromMs, toMs }: Span): Scene {
  const tracks = scene.tracks.map((track) => ({
    ...track,
    clips: track.clips.filter((clip) => clip.startMs < toMs && clip.endMs > fromMs),
  }));
  return { ...scene, tracks };
}
