import { execFileSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, open, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RenderJob } from "@vignette/domain/studio";
import { afterAll, describe, expect, it } from "vitest";
import { runJob } from "../src/run-job.ts";
import { aJob } from "./a-job.ts";

const folder = mkdtempSync(join(tmpdir(), "vignette-run-job-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Node's threads for files. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE ?? 4);

/** Keeps every thread for files busy until it is let go, as a slow disk does. */
function busyThreads(): { letGo: () => void } {
  const pipe = join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  const opened = Array.from({ length: THREADS }, () => {
    return new Promise<number>((resolve) => open(pipe, "r", (_error, file) => resolve(file)));
  });
  return {
    letGo() {
      const file = openSync(pipe, "w");
      void Promise.all(opened).then((files) => [file, ...files].forEach((it) => void closeSync(it)));
    },
  };
}

describe.runIf(process.platform === "linux")("a job whose process ends while the disk is slow", () => {
  it("fails and frees its slot", async () => {
    const entry = join(folder, "ends-at-once.mjs");
    const started = join(folder, "started");
    writeFileSync(entry, `import { writeFileSync } from "node:fs"; writeFileSync("${started}", String(process.pid));`);
    const limits = { memory: 400 * 1024 * 1024, timeout: 60_000, silence: 60_000 };
    const job = aJob("http://worker.test", "short") as RenderJob;
    const { outcome } = runJob(job, { entry, limits, compiled: null, onProgress: () => undefined });
    const threads = busyThreads();
    await expect.poll(() => existsSync(started) && readFileSync(started, "utf8")).toMatch(/^\d+$/);
    await expect.poll(() => existsSync(`/proc/${readFileSync(started, "utf8")}`)).toBe(false);
    threads.letGo();
    expect(await outcome).toEqual({ state: "failed", reason: "crashed" });
  });
});
