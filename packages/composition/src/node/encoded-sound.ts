import { Worker } from "node:worker_threads";
import type { Media } from "../media/media.ts";
import { ExportError, type ExportReason } from "../output/export-error.ts";
import type { Scene } from "../scene/scene.ts";
import { soundUses } from "../sound/sound-uses.ts";

export type SoundRequest = { scene: Scene; media: [id: string, bytes: ArrayBuffer][] };
export type SoundAnswer =
  | { pieces: Uint8Array[] }
  | { refused: { reason: ExportReason; message: string; mediaId: string | undefined } };

/**
 * Size of that thread's young generation, in MB. Filters allocate millions of numbers before V8 compiles them; with
 * V8's default size they would touch 40 MB of fresh memory.
 */
const YOUNG_MB = 4;

/** Recordings larger than this together are not copied for another thread. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * The sound of a scene as AAC, 1024 samples each. If the recordings are small, it is mixed in a thread of its own while
 * this one still loads what it draws with. Throws `ExportError`, or the signal's reason when canceled.
 */
export async function encodedSound(scene: Scene, media: Media, signal: AbortSignal): Promise<Uint8Array[]> {
  signal.throwIfAborted();
  const heard = [...new Set(soundUses(scene).map(({ src }) => src))].flatMap((id): [string, Blob][] => {
    const file = media.get(id);
    return file ? [[id, file]] : [];
  });
  const bytes = heard.reduce((sum, [, file]) => sum + file.size, 0);
  if (bytes <= MOST_BYTES) return inWorker(scene, heard, signal);
  const { encodeSceneSound } = await import("./encode-scene-sound.ts");
  return encodeSceneSound(scene, media, signal);
}

async function inWorker(scene: Scene, heard: readonly [string, Blob][], signal: AbortSignal): Promise<Uint8Array[]> {
  // Bytes, because a blob that is a file on the disk cannot be sent.
  const media = await Promise.all(
    heard.map(async ([id, file]) => [id, await file.arrayBuffer()] as [string, ArrayBuffer]),
  );
  const workerData: SoundRequest = { scene, media };
  const transferList = media.map(([, bytes]) => bytes);
  const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MB };
  const worker = new Worker(new URL("./sound-worker.ts", import.meta.url), {
    workerData,
    transferList,
    resourceLimits,
  });
  const cancel = () => worker.terminate();
  signal.addEventListener("abort", cancel);
  try {
    return await answerOf(worker);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

function answerOf(worker: Worker): Promise<Uint8Array[]> {
  return new Promise((resolve, reject) => {
    worker.once("message", (answer: SoundAnswer) => {
      if ("pieces" in answer) resolve(answer.pieces);
      else reject(new ExportError(answer.refused.reason, answer.refused.message, answer.refused.mediaId));
    });
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The thread that mixes ended with ${code}.`)));
  });
}
