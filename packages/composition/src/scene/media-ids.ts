import type { Clip, Scene } from "./scene.ts";

/** The id of the file that a clip shows or plays; null if it needs none. */
export function mediaIdOf(clip: Clip): string | null {
  if (clip.kind === "image" || clip.kind === "video") return clip.src;
  return clip.kind === "audio" && "src" in clip.source ? clip.source.src : null;
}

/** The ids of the files that scenes show or play. */
export const mediaIds = (scenes: readonly Scene[]): Set<string> =>
  new Set(
    scenes.flatMap(({ tracks }) => tracks.flatMap(({ clips }) => clips.flatMap((clip) => mediaIdOf(clip) ?? []))),
  );
