import { facesFor } from "../font-loading/load-faces.ts";
import { JoinError } from "../join/join-error.ts";
import type { Media } from "../media/media.ts";
import { ExportError } from "../output/export-error.ts";
import type { ExportAnswer, ExportRequest, ExportTask } from "./export-messages.ts";

export type ExportOptions = { onProgress?: (fraction: number) => void };

/** Work in another thread. `cancel` rejects the promise with an `AbortError`; after the end it does nothing. */
export type ExportJob<Result> = { promise: Promise<Result>; cancel: () => void };

/** Tasks that run again and again during editing. Others hold a lot of memory, which ends with their worker. */
const REPEATED: ReadonlySet<ExportTask["task"]> = new Set(["lint", "loudness", "sound"]);

/** How long a worker waits for the next of these tasks, in ms. Our own choice. */
const IDLE_MS = 60_000;

/** A worker that has finished its task. A new one would load the whole engine first. */
let idle: { worker: Worker; end: ReturnType<typeof setTimeout> } | null = null;

/** Carries out a task in a worker. `listen` gets each of its answers, and passes on the result. */
export function inWorker<Result>(
  task: ExportTask,
  media: Media,
  { onProgress }: ExportOptions,
  listen: (answer: ExportAnswer, done: (result: Result) => void) => void,
): ExportJob<Result> {
  const worker = takenIdle() ?? new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  worker.onmessage = ({ data }: MessageEvent<ExportAnswer>) => {
    if (data.type === "failed") reject(new ExportError(data.reason, data.message, data.mediaId));
    else if (data.type === "unjoined") reject(new JoinError(data.reason, data.message));
    else if (data.type === "progress") onProgress?.(data.fraction);
    else listen(data, resolve);
  };
  worker.onerror = (event) => reject(new ExportError("failed", event.message || "The export worker did not start."));
  // A face that was uploaded a moment ago is not among the files of the creation yet.
  const faces = facesFor("scenes" in task ? task.scenes : "scene" in task ? [task.scene] : []);
  worker.postMessage({ ...task, media: [...new Map([...faces, ...media])] } satisfies ExportRequest);
  promise.then(
    () => (REPEATED.has(task.task) && idle === null ? keep(worker) : worker.terminate()),
    () => worker.terminate(),
  );
  return { promise, cancel: () => reject(new DOMException("The export was canceled.", "AbortError")) };
}

function keep(worker: Worker): void {
  const end = setTimeout(() => {
    idle = null;
    worker.terminate();
  }, IDLE_MS);
  idle = { worker, end };
}

function takenIdle(): Worker | null {
  const taken = idle;
  idle = null;
  if (taken) clearTimeout(taken.end);
  return taken?.worker ?? null;
}
