import { Worker } from "node:worker_threads";
import type { WantedPicture } from "./paint-file.ts";
import type { PaintAnswer, PaintRequest } from "./painter-thread.ts";

type File = Uint8Array<ArrayBuffer>;

let thread: Worker | null = null;
let asked = 0;
const waiting = new Map<number, PromiseWithResolvers<File>>();

/**
 * Paints a picture in a thread of its own: while it paints, the sandbox answers whatever else is asked. It once kept a search
 * for stock photos waiting until it timed out. Rejects with the painter's error.
 */
export function paintInThread(wanted: WantedPicture): Promise<File> {
  thread ??= startThread();
  thread.ref();
  const request: PaintRequest = { id: asked++, wanted };
  const answer = Promise.withResolvers<File>();
  waiting.set(request.id, answer);
  thread.postMessage(request);
  return answer.promise;
}

function startThread(): Worker {
  const worker = new Worker(new URL("./painter-thread.ts", import.meta.url));
  worker.on("message", (answer: PaintAnswer) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("file" in answer) asker?.resolve(answer.file);
    else asker?.reject(answer.error);
    // A thread with nothing to do keeps no process alive.
    if (waiting.size === 0) worker.unref();
  });
  worker.on("error", (error) => {
    thread = null;
    for (const asker of waiting.values()) asker.reject(error);
    waiting.clear();
  });
  return worker;
}
