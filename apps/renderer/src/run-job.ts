import { fork } from "node:child_process";
import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RenderJob, RenderReason, type RenderStatus } from "@vignette/domain/studio";
import * as z from "zod/mini";
import { jobProcess } from "./job-process.ts";
import { log } from "./log.ts";
import { memoryOf } from "./memory-of.ts";

export type JobRun = {
  /** How it ended. Never rejects. */
  outcome: Promise<Extract<RenderStatus, { state: "done" | "failed" }>>;
  stop: (reason: RenderReason) => void;
};

export type JobLimits = { memory: number; timeout: number; silence: number };

type Job = { entry: string; limits: JobLimits; compiled: string | null; onProgress: (progress: number) => void };

/** A message from a job's process. */
const Said = z.union([
  z.object({ progress: z.number().check(z.minimum(0), z.maximum(1)) }),
  z.object({ done: z.literal(true) }),
  z.object({ failed: RenderReason, detail: z.string() }),
]);

/** How often the memory of a process is checked, in ms. */
const LOOK_EVERY = 200;

/**
 * Runs one job in a process and a folder of its own, so that a failure (a crash of a decoder, a full heap, an endless
 * loop) affects no other job. The process has no secret, and is ended when it exceeds its time, its memory or the time
 * allowed without progress. `entry` is the script of the process; `compiled` as in `Settings`.
 */
export function runJob(job: RenderJob, { entry, limits, compiled, onProgress }: Job): JobRun {
  let reason: RenderReason | null = null;
  let kill = () => {};
  const stop = (why: RenderReason) => {
    reason ??= why;
    kill();
  };
  return { outcome: inFolder(work).catch(() => ({ state: "failed", reason: "failed" })), stop };

  async function work(folder: string): Promise<Awaited<JobRun["outcome"]>> {
    if (reason) return { state: "failed", reason };
    const child = fork(entry, [], {
      ...jobProcess({ memory: limits.memory, folder, compiled }),
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    kill = () => void child.kill("SIGKILL");
    const end = ended(child);
    if (child.pid) firstInLine(child.pid);
    const silence = setTimeout(() => stop("stalled"), limits.silence);
    const timers = [setTimeout(() => stop("timed-out"), limits.timeout), silence, watchMemory(child.pid, limits, stop)];
    let said: z.infer<typeof Said> | null = null;
    let errors = "";
    child.stderr?.on("data", (part: Buffer) => {
      errors = (errors + part).slice(-2000);
    });
    child.on("message", (message) => {
      const parsed = z.safeParse(Said, message);
      if (!parsed.success) return;
      said = parsed.data;
      silence.refresh();
      if ("progress" in said) onProgress(said.progress);
    });
    child.send({ job, folder }, () => undefined);
    const [code, signal] = await end;
    for (const timer of timers) clearTimeout(timer);
    return outcomeOf(job.id, { reason, said, errors, code, signal });
  }
}

type End = {
  reason: RenderReason | null;
  said: z.infer<typeof Said> | null;
  errors: string;
  code: number | null;
  signal: string | null;
};

function outcomeOf(jobId: string, { reason, said, errors, code, signal }: End): Awaited<JobRun["outcome"]> {
  if (reason === null && said !== null && "done" in said) return { state: "done" };
  const why = reason ?? (said !== null && "failed" in said ? said.failed : unsaid(errors));
  const detail = said !== null && "failed" in said ? said.detail : errors.slice(-500);
  if (why !== "cancelled") log("warn", "A job gave no files.", { jobId, reason: why, detail, code, signal });
  return { state: "failed", reason: why };
}

const unsaid = (errors: string): RenderReason => (errors.includes("heap out of memory") ? "out-of-memory" : "crashed");

/** Listens from the start: a process that ends before that would never be missed. */
function ended(child: ReturnType<typeof fork>): Promise<[code: number | null, signal: string | null]> {
  return new Promise((resolve) => {
    child.once("error", () => resolve([null, null]));
    child.once("close", (code, signal) => resolve([code, signal]));
  });
}

function watchMemory(pid: number | undefined, limits: JobLimits, stop: (reason: RenderReason) => void) {
  return setInterval(async () => {
    const bytes = pid ? await memoryOf(pid) : null;
    if (bytes !== null && bytes > limits.memory) stop("out-of-memory");
  }, LOOK_EVERY);
}

/** Where the machine itself runs out of memory, Linux ends a job before it ends the server. */
function firstInLine(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, "1000");
  } catch {
    // Another system, or the process has ended.
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "vignette-render-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
