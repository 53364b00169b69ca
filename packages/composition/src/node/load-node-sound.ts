import { loadSound } from "../media/load-sound.ts";
import type { Media } from "../media/media.ts";
import type { Scene } from "../scene/scene.ts";
import { soundIds } from "../sound/scene-sound.ts";
import type { Stereo } from "../sound/sound.ts";

/** `loadSound` in Node. The decoders are only loaded for a scene that has a recording other than WAV. */
export async function loadNodeSound(scene: Scene, media: Media): Promise<Stereo | null> {
  const heads = await Promise.all(soundIds(scene).map((id) => media.get(id)?.slice(0, 4).text()));
  if (heads.some((head) => head !== undefined && head !== "RIFF")) {
    const { registerDecoders } = await import("./register-decoders.ts");
    await registerDecoders();
  }
  return loadSound(scene, media);
}
