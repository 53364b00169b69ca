import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { rendererApp } from "./app.ts";
import { jobQueue } from "./job-queue.ts";
import { log } from "./log.ts";
import { runJob } from "./run-job.ts";
import type { Settings } from "./settings.ts";
import { tellWorker } from "./tell-worker.ts";

export type Renderer = {
  port: number;
  /** Takes nothing new, gives running jobs `grace` ms, and ends. */
  close: (grace: number) => Promise<void>;
};

/** The script that does one job in its own process. */
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
    tell: tellWorker(),
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
      // The server answers on: whoever asks is told how the last jobs stand.
      await queue.close(grace);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
