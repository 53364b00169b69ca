import type { Scene } from "./scene.ts";

/** How many frames a scene has; a still has one. */
export function frameCount({ durationMs, frameRate }: Pick<Scene, "durationMs" | "frameRate">): number {
  return Math.max(1, Math.round((durationMs / 1000) * frameRate));
}
