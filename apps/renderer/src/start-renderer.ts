import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { rendererApp } from "./app.ts";
import { jobQueue } from "./job-queue.ts";
import { log } from "./log.ts";
import { reportToWorker } from "./report-to-worker.ts";
import { runJob } from "./run-job.ts";
import type { Settings } from "./settings.ts";

export type Renderer = {
  port: number;
  /** Accepts no new jobs, gives running ones `grace` ms, and ends. */
  close: (grace: number) => Promise<void>;
};

/** The script that runs one job in its own process. */
const ENTRY = join(import.meta.dirname, "process/main.ts");

/** Starts the server. Rejects if the port is taken. `entry` is injected in tests. */
export async function startRenderer(settings: Settings, entry = ENTRY): Promise<Renderer> {
  const { capacity, waiting, secret, allowedOrigin, jobMemory: memory, jobTimeout: timeout, jobSilence } = settings;
  const limits = { memory, timeout, silence: jobSilence };
  const { compiled } = settings;
  const queue = jobQueue({
    capacity,
    waiting,
    run: (job, onProgress) => runJob(job, { entry, limits, compiled, onProgress }),
    tell: reportToWorker(),
  });
  const app = rendererApp({ queue, secret, allowedOrigin, now: Date.now });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(settings.port, settings.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  log("info", "The renderer is ready.", { port, capacity, waiting });
  return {
    port,
    async close(grace) {
      // The server keeps answering, so that the state of the last jobs can be read.
      await queue.close(grace);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
