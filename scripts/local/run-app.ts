import "./offline.ts";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { createSandbox, type Sandbox } from "@vignette/sandbox";
import { bindingsFor } from "./bindings.ts";
import { rendererBeside } from "./renderer-beside.ts";
import { localSecret } from "./secrets.ts";
import type { Settings } from "./settings.ts";
import { startWatchedWorker, startWorker } from "./start-worker.ts";
import { workerProcesses } from "./worker-processes.ts";

export type RunningApp = {
  origin: string;
  sandboxOrigin: string;
  sandbox: Sandbox;
  /** The renderer's process, once there is something to draw; null before. */
  rendererPid: () => number | null;
  /** Kills the Worker's process as a crash would, and starts it again on the same port and data. */
  crashWorker: () => Promise<void>;
  /** Ends the Worker, the sandbox and everything they started. */
  stop: () => Promise<void>;
};

export type RunOptions = Settings & {
  /** Where users and platforms reach the app; differs from the Worker's own port behind the dev server. */
  publicPort?: number;
  /** A folder of pages instead of the built web app. */
  site?: string;
  /** False: no crons, so that nothing happens by itself. */
  crons?: boolean;
  /** Rebuild the Worker when its sources change. */
  watch?: boolean;
};

/** Runs the minute job of the Worker at `origin` now. Crons never fire by themselves on a laptop. */
export async function runMinuteJob(origin: string): Promise<void> {
  const { ok, status } = await fetch(`${origin}/cdn-cgi/local/scheduled?cron=${encodeURIComponent("* * * * *")}`);
  if (!ok) throw new Error(`The Worker answered ${status}.`);
}

/**
 * The whole product on this machine: the sandbox as its internet, the Worker on workerd, a clock for its crons, and the
 * renderer once it is needed.
 * Resolves once both answer; rejects if a port is taken.
 */
export async function runApp(options: RunOptions): Promise<RunningApp> {
  const origin = `http://localhost:${options.publicPort ?? options.port}`;
  const sandboxOrigin = `http://localhost:${options.sandboxPort}`;
  const secret = localSecret(options.dataDir, "renderer-secret");
  const renderer = rendererBeside({ secret, allowedOrigin: origin, compiled: join(options.dataDir, "compiled") });
  const sandbox = createSandbox({
    dataDir: join(options.dataDir, "sandbox"),
    sandboxOrigin,
    appOrigins: [origin],
    renderer: renderer.fetch,
  });
  const server = await listen(createServer(sandbox.listener), options.sandboxPort);
  await sandbox.seed(options.seed);

  const start = async () => {
    const before = await workerProcesses();
    const worker = await (options.watch ? startWatchedWorker : startWorker)({
      port: options.port,
      persist: join(options.dataDir, "worker"),
      bindings: bindingsFor({ origin, sandboxOrigin, credentials: sandbox.credentials, dataDir: options.dataDir }),
      outbound: sandbox.outbound,
      site: options.site,
    });
    await tellClock(options.port, sandbox);
    const pids = (await workerProcesses()).filter((pid) => !before.includes(pid));
    return { worker, pids };
  };
  let running = await start();

  const stopCron = options.crons === false ? () => undefined : startCron(`http://127.0.0.1:${options.port}`);
  return {
    origin,
    sandboxOrigin,
    sandbox,
    rendererPid: renderer.pid,
    crashWorker: async () => {
      for (const pid of running.pids) process.kill(pid, "SIGKILL");
      await running.worker.stop();
      running = await start();
    },
    stop: async () => {
      stopCron();
      await renderer.stop();
      await running.worker.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      sandbox.close();
    },
  };
}

/** A Worker that starts shows the machine's time: it is told how far the sandbox's clock is moved. */
async function tellClock(port: number, sandbox: Sandbox): Promise<void> {
  const movedByMs = sandbox.movedByMs();
  if (movedByMs === 0) return;
  const init = { method: "POST", body: JSON.stringify({ movedByMs }) };
  const { ok, status } = await fetch(`http://127.0.0.1:${port}/__control/clock`, init);
  if (!ok) throw new Error(`The Worker did not take the clock: ${status}.`);
}

function listen(server: Server, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

/** Runs the minute job at each full minute, and once at the start for what became due meanwhile. */
function startCron(workerOrigin: string): () => void {
  const ring = () =>
    void runMinuteJob(workerOrigin).catch((error: unknown) =>
      console.warn(`The minute job could not be started: ${String(error)}`),
    );
  ring();
  let timer = setTimeout(function tick() {
    ring();
    timer = setTimeout(tick, untilNextMinute());
  }, untilNextMinute());
  return () => clearTimeout(timer);
}

const untilNextMinute = () => 60_000 - (Date.now() % 60_000);
