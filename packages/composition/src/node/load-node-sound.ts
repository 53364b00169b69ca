import { loadSound } from "../media/load-sound.ts";
import type { Media } from "../media/media.ts";
import type { Scene } from "../scene/scene.ts";
import type { Stereo } from "../sound/signal/sound.ts";
import { soundUses } from "../sound/sound-uses.ts";

/** `loadSound` in Node. The decoders are only loaded for a scene that has a recording other than WAV. */
export async function loadNodeSound(scene: Scene, media: Media): Promise<Stereo | null> {
  const heads = await Promise.all(soundUses(scene).map(({ src }) => media.get(src)?.slice(0, 4).text()));
  if (heads.some((head) => head !== undefined && !["RIFF", "RF64"].includes(head))) {
    const { registerDecoders } = await import("./codecs/register-decoders.ts");
    await registerDecoders();
  }
  return loadSound(scene, media);
}
