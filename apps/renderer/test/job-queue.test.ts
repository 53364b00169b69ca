import type { RenderJob, RenderStatus } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { jobQueue } from "../src/job-queue.ts";
import { aJob } from "./a-job.ts";

type End = Extract<RenderStatus, { state: "done" | "failed" }>;

/** A queue of one place, whose jobs end and whose reports are received when the test says so. */
function aQueue() {
  const ends = new Map<string, (status: End) => void>();
  const unreported: { id: string; status: RenderStatus; acknowledge: () => void }[] = [];
  const queue = jobQueue({
    capacity: 1,
    waiting: 1,
    run: (job) => ({
      outcome: new Promise((resolve) => ends.set(job.id, resolve)),
      stop: (reason) => ends.get(job.id)?.({ state: "failed", reason }),
    }),
    tell: (job, status) =>
      status.state === "running"
        ? Promise.resolve(true)
        : new Promise((resolve) => unreported.push({ id: job.id, status, acknowledge: () => resolve(true) })),
  });
  return { queue, ends, unreported, add: (id: string) => queue.add(aJob("http://worker.test", id) as RenderJob) };
}

/** Resolves when everything that is due has happened. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("a queue that is closed", () => {
  it("waits until the report of a job that has just ended is received", async () => {
    const { queue, ends, unreported, add } = aQueue();
    add("one");
    ends.get("one")?.({ state: "done" });
    await turn();
    let closed = false;
    const closing = queue.close(0).then(() => {
      closed = true;
    });
    await turn();
    expect({ closed, unreported: unreported.map((it) => it.id) }).toEqual({ closed: false, unreported: ["one"] });
    unreported[0]?.acknowledge();
    await closing;
  });

  it("waits until the report of a job that will not run is received", async () => {
    const { queue, ends, unreported, add } = aQueue();
    add("runs");
    add("waits");
    let closed = false;
    const closing = queue.close(60_000).then(() => {
      closed = true;
    });
    ends.get("runs")?.({ state: "done" });
    await turn();
    unreported.find((it) => it.id === "runs")?.acknowledge();
    await turn();
    expect(closed).toBe(false);
    const waiting = unreported.find((it) => it.id === "waits");
    expect(waiting?.status).toEqual({ state: "failed", reason: "interrupted" });
    waiting?.acknowledge();
    await closing;
  });
});
