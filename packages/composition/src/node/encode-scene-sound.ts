import type { Media } from "../media/media.ts";
import type { Scene } from "../scene/scene.ts";
import { silence } from "../sound/signal/sound.ts";
import { encodeAac } from "./codecs/aac-encoder.ts";
import { loadNodeSound } from "./load-node-sound.ts";

/** The sound of a scene, mixed and as AAC, 1024 samples each; in this thread. */
export async function encodeSceneSound(scene: Scene, media: Media, signal?: AbortSignal): Promise<Uint8Array[]> {
  const sound = (await loadNodeSound(scene, media)) ?? silence(scene.durationMs);
  const pieces: Uint8Array[] = [];
  for await (const piece of encodeAac(sound, signal)) pieces.push(piece);
  return pieces;
}
