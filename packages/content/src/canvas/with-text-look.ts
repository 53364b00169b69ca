import type { Scene } from "@vignette/composition";
import type { Beat, Style } from "@vignette/domain/studio";
import type { ScenePlace } from "./clip-key.ts";
import { looked } from "./looked.ts";
import { wordsOfClip } from "./words-of-clip.ts";

/** A scene whose titles and smaller texts have the look that was chosen for all of them. Texts of the template stay. */
export function withTextLook(
  scene: Scene,
  place: Omit<ScenePlace, "beats"> & { beats: readonly Pick<Beat, "id" | "title" | "body" | "line">[] },
  { textLook }: Pick<Style, "textLook">,
): Scene {
  if (!textLook) return scene;
  const tracks = scene.tracks.map((track) => ({
    ...track,
    clips: track.clips.map((clip) => {
      const source = clip.kind === "text" ? wordsOfClip(clip, place) : null;
      const look = source && textLook[source.field];
      return clip.kind === "text" && look ? { ...clip, ...looked(clip, look, clip.size, scene) } : clip;
    }),
  }));
  return { ...scene, tracks };
}
