import type { Scene } from "../scene/scene.ts";

/**
 * Whether words stay on screen across a cut at that time (ms), such as a chat that fills up or a running clock. A scene
 * cannot be cut there and joined with another, because those words would be missing in the other.
 */
export function wordsAcross(scene: Scene, atMs: number): boolean {
  const frameMs = 1000 / scene.frameRate;
  return scene.tracks.some(({ clips }) =>
    clips.some(
      ({ kind, startMs, endMs }) =>
        (kind === "text" || kind === "captions") && startMs < atMs - frameMs && endMs > atMs + frameMs,
    ),
  );
}
