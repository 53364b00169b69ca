import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aJob, aSlide, call, SECRET } from "./a-job.ts";
import { theWorker } from "./the-worker.ts";

let worker: Awaited<ReturnType<typeof theWorker>>;
beforeAll(async () => {
  worker = await theWorker();
});
afterAll(() => worker.close());

async function aService(): Promise<{ service: ChildProcess; origin: string; pid: number }> {
  const service = spawn(process.execPath, [join(import.meta.dirname, "../src/main.ts")], {
    env: { PORT: "0", HOST: "127.0.0.1", RENDERER_SECRET: SECRET, ALLOWED_ORIGIN: worker.origin },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [{ port }] = (await once(service, "message")) as [{ port: number }];
  return { service, origin: `http://127.0.0.1:${port}`, pid: service.pid ?? 0 };
}

/** A job that waits for its picture. */
const endless = (id: string) => {
  return { ...aJob(worker.origin, id), media: [{ id: "photo", url: `${worker.origin}/media/never` }] };
};

/** The running children of a process. Linux only. */
function childrenOf(pid: number): number[] {
  return readdirSync("/proc")
    .filter((it) => /^\d+$/.test(it))
    .filter((it) => {
      try {
        return new RegExp(`^PPid:\\s+${pid}$`, "m").test(readFileSync(`/proc/${it}/status`, "utf8"));
      } catch {
        return false;
      }
    })
    .map(Number);
}
const lives = (pid: number) => {
  try {
    // A process that has ended and was not yet collected still takes signals.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
};

describe.runIf(process.platform === "linux")("a renderer that is shut down", () => {
  it("finishes the current job, leaves waiting ones to others, and ends", async () => {
    const { service, origin } = await aService();
    await call(origin, "PUT", "/jobs/last", aJob(worker.origin, "last", [aSlide("One"), aSlide("Two")]));
    service.kill("SIGTERM");
    await once(service, "exit");
    expect(await worker.endOf("last")).toEqual({ state: "done" });
    expect(service.exitCode).toBe(0);
  });

  it("by Ctrl-C waits for nothing and leaves no process behind", async () => {
    const { service, origin, pid } = await aService();
    await call(origin, "PUT", "/jobs/stopped", endless("stopped"));
    await expect.poll(() => childrenOf(pid).length).toBe(1);
    const children = childrenOf(pid);
    service.kill("SIGINT");
    await once(service, "exit");
    expect(await worker.endOf("stopped")).toEqual({ state: "failed", reason: "interrupted" });
    await expect.poll(() => children.filter(lives)).toEqual([]);
  });

  it("by a kill signal leaves no process behind", async () => {
    const { service, origin, pid } = await aService();
    await call(origin, "PUT", "/jobs/orphan", endless("orphan"));
    await expect.poll(() => childrenOf(pid).length).toBe(1);
    const children = childrenOf(pid);
    service.kill("SIGKILL");
    await once(service, "exit");
    await expect.poll(() => children.filter(lives)).toEqual([]);
  });
});
