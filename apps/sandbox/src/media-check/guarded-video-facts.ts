import { Worker } from "node:worker_threads";
import type { VideoFacts } from "./video-facts.ts";

/** Our own choice: a file of the largest size that platforms take is read in a fraction of this. */
const TIME_LIMIT_MS = 10_000;
const MEMORY_LIMIT_MB = 512;

/** A thread that waits for its next video; starting one costs more than reading most files. */
let idle: Worker | null = null;

/**
 * `videoFacts` in a thread that is stopped after ten seconds or half a gigabyte.
 * One flipped bit in the index of a small MP4 was seen to keep the reader busy for a minute without a pause.
 */
export async function guardedVideoFacts(bytes: Uint8Array, timeLimitMs = TIME_LIMIT_MS): Promise<VideoFacts | null> {
  const worker = idle ?? startWorker();
  idle = null;
  worker.ref();
  const facts = await ask(worker, bytes, timeLimitMs);
  if (facts === "lost") return null;

  worker.unref();
  if (idle === null) idle = worker;
  else void worker.terminate();
  return facts;
}

function startWorker(): Worker {
  const worker = new Worker(new URL("./video-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
  // An error ends the thread, which its caller notices.
  worker.on("error", () => {});
  return worker;
}

/** "lost": the thread ended without an answer, by our hand or by its own. */
function ask(worker: Worker, bytes: Uint8Array, timeLimitMs: number): Promise<VideoFacts | null | "lost"> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => void worker.terminate(), timeLimitMs);
    const settle = (answer: VideoFacts | null | "lost") => {
      clearTimeout(timer);
      worker.removeAllListeners("message");
      worker.removeAllListeners("exit");
      resolve(answer);
    };
    worker.once("message", settle);
    worker.once("exit", () => settle("lost"));
    worker.postMessage(bytes);
  });
}
