import type { Scene } from "@vignette/composition";

/** The ids of the media that some scenes show or play. */
export function mediaIds(scenes: readonly Scene[]): Set<string> {
  const clips = scenes.flatMap((scene) => scene.tracks).flatMap((track) => track.clips);
  return new Set(
    clips.flatMap((clip) => {
      if ("src" in clip) return [clip.src];
      return clip.kind === "audio" && "src" in clip.source ? [clip.source.src] : [];
    }),
  );
}
