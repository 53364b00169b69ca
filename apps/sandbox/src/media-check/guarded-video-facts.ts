import { Worker } from "node:worker_threads";
import type { VideoFacts } from "./video-facts.ts";

/** Our own choice: a file of the largest size that platforms take is read in a fraction of this. */
const TIME_LIMIT_MS = 10_000;
const MEMORY_LIMIT_MB = 512;

/**
 * `videoFacts` in a thread of its own that is stopped after ten seconds or half a gigabyte.
 * One flipped bit in the index of a small MP4 was seen to keep the reader busy for a minute without a pause.
 */
export function guardedVideoFacts(bytes: Uint8Array, timeLimitMs = TIME_LIMIT_MS): Promise<VideoFacts | null> {
  const worker = new Worker(new URL("./video-worker.ts", import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    // The reader prints a line for each oddity it meets; hostile files have many.
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => void worker.terminate(), timeLimitMs);

  return new Promise((resolve) => {
    worker.once("message", (facts: VideoFacts | null) => resolve(facts));
    worker.once("error", () => resolve(null));
    worker.once("exit", () => {
      clearTimeout(timer);
      resolve(null);
    });
  });
}
