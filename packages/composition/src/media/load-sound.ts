import { ExportError } from "../export/export-error.ts";
import type { Scene } from "../scene/scene.ts";
import { sceneSound, soundIds } from "../sound/scene-sound.ts";
import type { Sound, Stereo } from "../sound/sound.ts";
import { decodeSound } from "./decode-sound.ts";
import type { Media } from "./media.ts";

/** Everything that is heard in a scene, decoded and mixed; null if nothing is. A missing recording is an error. */
export async function loadSound(scene: Scene, media: Media): Promise<Stereo | null> {
  const sounds = new Map<string, Sound>();
  for (const id of soundIds(scene)) {
    const blob = media.get(id);
    if (!blob) throw new ExportError("media-missing", `The recording ${id} is missing.`, id);
    sounds.set(
      id,
      await decodeSound(blob).catch((error: unknown) => {
        throw new ExportError("media-unreadable", `The recording ${id} cannot be read: ${String(error)}`, id);
      }),
    );
  }
  return sceneSound(scene, sounds);
}
