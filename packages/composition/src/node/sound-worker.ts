import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { ExportError } from "../export/export-error.ts";
import type { SoundAnswer, SoundRequest } from "./encoded-sound.ts";

// The worker side of `encodedSound`: one request, one answer. Cancelling ends the worker, so nothing listens for it.
const { scene, media, compileCache }: SoundRequest = workerData;
// A thread does not take over what its process keeps; half of its time would go into reading sources again.
if (compileCache) enableCompileCache(compileCache);
const { encodeSceneSound } = await import("./encode-scene-sound.ts");
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
