import type { RenderJob, RenderStatus } from "@vignette/domain/studio";
import type { JobRun } from "./run-job.ts";

export type JobQueue = {
  /** Accepts a job, or returns the state of the one with this id. `full`: try again later. */
  add(job: RenderJob): RenderStatus | "full";
  status(id: string): RenderStatus | null;
  /** Stops a job, whether it waits or runs. Does nothing if there is no such job. */
  cancel(id: string): void;
  load(): { running: number; queued: number; capacity: number };
  /** An estimate of when a place will be free, in seconds. */
  retryAfter(): number;
  /** Accepts no new jobs, lets running ones continue for `grace` ms, then ends them. Resolves when none runs and every end is reported. */
  close(grace: number): Promise<void>;
};

type Options = {
  capacity: number;
  waiting: number;
  /** Starts a job in a process of its own; its outcome never rejects. */
  run: (job: RenderJob, onProgress: (progress: number) => void) => JobRun;
  /** Called with every change of state, and awaited at the end; returns false if the job is no longer wanted. */
  tell: (job: RenderJob, status: RenderStatus) => Promise<boolean>;
};

type Entry = { job: RenderJob; status: RenderStatus; run: JobRun | null };

/** How many ended jobs are remembered for later requests. */
const REMEMBERED = 500;
/** Assumed duration of a job until one has ended, in seconds. */
const FIRST_GUESS = 20;

/** Jobs by their ids: a limited number runs and waits, first come, first served. The end of one starts the next. */
export function jobQueue({ capacity, waiting, run, tell }: Options): JobQueue {
  const entries = new Map<string, Entry>();
  const line: Entry[] = [];
  const running = new Set<Entry>();
  /** The steps left before every job has ended and its end is reported. */
  const open = new Set<Promise<unknown>>();
  let closing = false;
  let lastTook = FIRST_GUESS;

  function untilDelivered(work: Promise<unknown>): void {
    open.add(work);
    void work.finally(() => open.delete(work));
  }

  function start(entry: Entry): void {
    const startedAt = Date.now();
    const put = (status: RenderStatus) => {
      entry.status = status;
      return tell(entry.job, status);
    };
    void put({ state: "running", progress: 0 });
    const work = run(entry.job, (progress) => {
      void put({ state: "running", progress }).then((wanted) => wanted || work.stop("cancelled"));
    });
    entry.run = work;
    running.add(entry);
    untilDelivered(
      work.outcome.then(async (status) => {
        if (status.state === "done") lastTook = (Date.now() - startedAt) / 1000;
        running.delete(entry);
        next();
        await put(status);
      }),
    );
  }

  function next(): void {
    while (!closing && running.size < capacity) {
      const entry = line.shift();
      if (!entry) return;
      start(entry);
    }
  }

  function end(entry: Entry, reason: "cancelled" | "interrupted"): void {
    const at = line.indexOf(entry);
    if (at >= 0) {
      line.splice(at, 1);
      entry.status = { state: "failed", reason };
      untilDelivered(tell(entry.job, entry.status));
    } else entry.run?.stop(reason);
  }

  return {
    add(job) {
      const known = entries.get(job.id);
      if (known) return known.status;
      if (closing || running.size + line.length >= capacity + waiting) return "full";
      const entry: Entry = { job, status: { state: "queued" }, run: null };
      entries.set(job.id, entry);
      forgetOldest(entries);
      line.push(entry);
      next();
      return entry.status;
    },
    status: (id) => entries.get(id)?.status ?? null,
    cancel(id) {
      const entry = entries.get(id);
      if (entry) end(entry, "cancelled");
    },
    load: () => ({ running: running.size, queued: line.length, capacity }),
    retryAfter: () => Math.max(1, Math.ceil((lastTook * (line.length + 1)) / capacity)),
    async close(grace) {
      closing = true;
      for (const entry of [...line]) end(entry, "interrupted");
      const timer = setTimeout(() => {
        for (const entry of [...running]) end(entry, "interrupted");
      }, grace);
      await Promise.all(open);
      clearTimeout(timer);
    },
  };
}

function forgetOldest(entries: Map<string, Entry>): void {
  for (const [id, { status }] of entries) {
    if (entries.size <= REMEMBERED) return;
    if (status.state === "done" || status.state === "failed") entries.delete(id);
  }
}
