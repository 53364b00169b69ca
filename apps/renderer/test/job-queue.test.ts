import type { RenderJob, RenderStatus } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { jobQueue } from "../src/job-queue.ts";
import { aJob } from "./a-job.ts";

type End = Extract<RenderStatus, { state: "done" | "failed" }>;

/** A queue of one place, whose jobs end and whose reports are heard when the test says so. */
function aQueue() {
  const ends = new Map<string, (status: End) => void>();
  const unheard: { id: string; status: RenderStatus; hear: () => void }[] = [];
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
        : new Promise((resolve) => unheard.push({ id: job.id, status, hear: () => resolve(true) })),
  });
  return { queue, ends, unheard, add: (id: string) => queue.add(aJob("http://worker.test", id) as RenderJob) };
}

/** Everything that is due by now has happened. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("a queue that is closed", () => {
  it("waits until the end of a job that has just ended is heard", async () => {
    const { queue, ends, unheard, add } = aQueue();
    add("one");
    ends.get("one")?.({ state: "done" });
    await turn();
    let closed = false;
    const closing = queue.close(0).then(() => {
      closed = true;
    });
    await turn();
    expect({ closed, unheard: unheard.map((it) => it.id) }).toEqual({ closed: false, unheard: ["one"] });
    unheard[0]?.hear();
    await closing;
  });

  it("waits until it is heard that a waiting job will not be done", async () => {
    const { queue, ends, unheard, add } = aQueue();
    add("runs");
    add("waits");
    let closed = false;
    const closing = queue.close(60_000).then(() => {
      closed = true;
    });
    ends.get("runs")?.({ state: "done" });
    await turn();
    unheard.find((it) => it.id === "runs")?.hear();
    await turn();
    expect(closed).toBe(false);
    const waiting = unheard.find((it) => it.id === "waits");
    expect(waiting?.status).toEqual({ state: "failed", reason: "interrupted" });
    waiting?.hear();
    await closing;
  });
});
