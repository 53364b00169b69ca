import { m } from "@vignette/messages";
import type { HeicAnswer } from "./heic-worker.ts";

/** Why a HEIC photo gave no JPEG: a sentence for the user. */
export class HeicRefused extends Error {
  override readonly name = "HeicRefused";
}

/**
 * A HEIC photo as a JPEG, upright and in ordinary colors: by the browser's decoder where it has one, else by libheif,
 * which is loaded for it. Runs in a worker. Throws HeicRefused, or the signal's reason.
 */
export async function convertHeic(file: Blob, name: string, signal: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<HeicAnswer>();
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  worker.onmessage = ({ data }: MessageEvent<HeicAnswer>) => resolve(data);
  worker.onerror = () => resolve({ type: "failed", failure: "unreadable" });
  worker.postMessage(file);
  try {
    const answer = await promise;
    if (answer.type === "done") return answer.jpeg;
    throw new HeicRefused(
      answer.failure === "too-large" ? m.assets_refused_megapixels({ name }) : m.assets_refused_heic({ name }),
    );
  } finally {
    signal.removeEventListener("abort", stop);
    worker.terminate();
  }
}
