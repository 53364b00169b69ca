import { isOwnFace, type OwnFace } from "@vignette/domain/studio/catalogue";
import type { Clip, Scene } from "./scene.ts";

/** The id of the file that a clip shows or plays; null if it needs none. */
export function mediaIdOf(clip: Clip): string | null {
  if (clip.kind === "image" || clip.kind === "video") return clip.src;
  return clip.kind === "audio" && "src" in clip.source ? clip.source.src : null;
}

/** The uploaded faces of a scene, by the ids of their files. */
export function ownFacesOf({ fonts, tracks }: Pick<Scene, "fonts" | "tracks">): OwnFace[] {
  const ofTexts = tracks.flatMap(({ clips }) => clips.flatMap((clip) => (clip.kind === "text" ? [clip.face] : [])));
  return [...new Set([...(fonts ? [fonts.title, fonts.body] : []), ...ofTexts])].filter(isOwnFace);
}

/** The ids of the files that scenes show or play, or that their words are set in. */
export const mediaIds = (scenes: readonly Scene[]): Set<string> =>
  new Set(
    scenes.flatMap((scene) => [
      ...scene.tracks.flatMap(({ clips }) => clips.flatMap((clip) => mediaIdOf(clip) ?? [])),
      ...ownFacesOf(scene),
    ]),
  );
