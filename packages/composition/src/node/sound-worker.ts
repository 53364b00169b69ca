import { parentPort, workerData } from "node:worker_threads";
import { ExportError } from "../export/export-error.ts";
import { silence } from "../sound/sound.ts";
import { encodeAac } from "./aac-encoder.ts";
import type { SoundAnswer, SoundRequest } from "./encoded-sound.ts";
import { loadNodeSound } from "./load-node-sound.ts";

// The worker side of `encodedSound`: one request, one answer. Cancelling ends the worker, so nothing listens for it.
const { scene, media }: SoundRequest = workerData;
parentPort?.postMessage(await answered());

async function answered(): Promise<SoundAnswer> {
  try {
    const sound = (await loadNodeSound(scene, new Map(media))) ?? silence(scene.durationMs);
    const pieces: Uint8Array[] = [];
    for await (const piece of encodeAac(sound)) pieces.push(piece);
    return { pieces };
  } catch (error) {
    if (!(error instanceof ExportError)) throw error;
    return { refused: { reason: error.reason, message: error.message, mediaId: error.mediaId } };
  }
}
