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
 * Room for what is young in that thread, in MB. Filters make millions of numbers before V8 compiles them; in the room that
 * V8 would take by itself they walk over 40 MB of memory that was never touched.
 */
const YOUNG_MB = 4;

/** Recordings larger than this together are not copied for another thread. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * The sound of a scene as AAC, 1024 samples each. In a thread of its own, if the recordings are small: while this one
 * still loads what it draws with, the other mixes.
 * Throws `ExportError`, or the signal's reason when cancelled.
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
