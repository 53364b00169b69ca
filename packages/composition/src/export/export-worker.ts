import { loadSound } from "../media/load-sound.ts";
import { ExportError } from "./export-error.ts";
import type { ExportAnswer, ExportRequest } from "./export-messages.ts";
import { exportMp4 } from "./export-mp4.ts";

// The worker side of `startExport`: one request, one result. Cancelling ends the worker, so nothing listens for it.
self.onmessage = async ({ data }: MessageEvent<ExportRequest>) => {
  try {
    answer(await carriedOut(data));
  } catch (error) {
    answer(failure(error));
  }
};

async function carriedOut({ task, scene, media }: ExportRequest): Promise<ExportAnswer> {
  const files = new Map(media);
  if (task === "sound") return { type: "sound", sound: await loadSound(scene, files) };
  const onProgress = (fraction: number) => answer({ type: "progress", fraction });
  return { type: "file", file: await exportMp4(scene, files, { onProgress }) };
}

function failure(error: unknown): ExportAnswer {
  if (error instanceof ExportError) {
    return { type: "failed", reason: error.reason, message: error.message, mediaId: error.mediaId };
  }
  return { type: "failed", reason: "failed", message: String(error), mediaId: undefined };
}

function answer(message: ExportAnswer): void {
  const transfer =
    message.type === "sound" && message.sound ? [message.sound.left.buffer, message.sound.right.buffer] : [];
  self.postMessage(message, { transfer });
}
