import { parentPort, workerData } from "node:worker_threads";
import { ExportError } from "../output/export-error.ts";
import { encodeSceneSound } from "./encode-scene-sound.ts";
import type { SoundAnswer, SoundRequest } from "./encoded-sound.ts";

// The worker side of `encodedSound`: one request, one answer. Canceling terminates the worker, so nothing listens for
// it.
const { scene, media }: SoundRequest = workerData;
parentPort?.postMessage(await answered());

async function answered(): Promise<SoundAnswer> {
  try {
    const files = new Map(media.map(([id, bytes]) => [id, new Blob([bytes])]));
    return { pieces: await encodeSceneSound(scene, files) };
  } catch (error) {
    if (!(error instanceof ExportError)) throw error;
    return { refused: { reason: error.reason, message: error.message, mediaId: error.mediaId } };
  }
}
