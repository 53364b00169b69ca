import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { build } from "vite";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import { bundleWorker } from "../../local/bundle-worker.ts";
import { freePort } from "../../local/free-port.ts";
import { root } from "../../local/settings.ts";
import { workerProcesses } from "../../local/worker-processes.ts";

/** The Worker as it is uploaded, and its size. */
export type Bundle = { script: string; bare: string; uploadKiB: number };

/** Lines are written, but not carried to this process, which would measure its own reading. */
const SILENCED = "console.info = console.warn = () => undefined;\n";

/** Bundles the Worker as a deploy does, and the bare route. */
export async function bundle(): Promise<Bundle> {
  const [{ script, uploadKiB }, bare] = await Promise.all([bundleWorker({ minify: true }), bareRoute()]);
  return { script: SILENCED + script, bare, uploadKiB };
}

async function bareRoute(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      lib: { entry: join(root, "apps/worker/test/bare-route.ts"), formats: ["es"], fileName: "bare" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error("The bare route was not built.");
  return output.output[0].code;
}

type Outbound =
  | ((request: Request) => Promise<Response>)
  | { node: (request: IncomingMessage, response: ServerResponse) => void };
type Options = {
  bundle: Bundle;
  bindings: Record<string, string>;
  outbound: Outbound | "memory";
  memory?: string;
  likes?: object;
};

export type DirectWorker = { port: number; barePort: number; pid: number; readyMs: number; stop: () => Promise<void> };

/**
 * The Worker and the bare route in one workerd, each on a socket of its own: no development proxy in between. With
 * `outbound: "memory"` a third Worker answers for the internet from `memory`. Resolves when they listen.
 */
export async function directWorker({ bundle, bindings, outbound, memory, likes = {} }: Options): Promise<DirectWorker> {
  const { workerOptions } = workerOptionsOf(join(root, "wrangler.toml"));
  const [port, barePort] = await Promise.all([freePort(), freePort()]);
  const at = (it: number) => [{ host: "127.0.0.1", port: it, proxy: false }];
  const moduleOf = (contents: string) => ({
    modules: [{ type: "ESModule" as const, path: "index.js", contents }],
    compatibilityDate: "2026-07-01",
    compatibilityFlags: ["nodejs_compat"],
  });
  const ratelimits = Object.fromEntries(
    Object.entries(workerOptions.ratelimits ?? {}).map(([name, it]) => [
      name,
      { ...it, simple: { limit: 1e9, period: 60 } },
    ]),
  );
  const { analyticsEngineDatasets = {} } = workerOptions as {
    analyticsEngineDatasets?: Record<string, { dataset: string }>;
  };
  const before = await workerProcesses();
  const begun = performance.now();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          ...workerOptions,
          ...moduleOf(bundle.script),
          name: "vignette",
          compatibilityFlags: ["nodejs_compat", "enable_request_signal"],
          bindings,
          ratelimits,
          outboundService: outbound as never,
          unsafeDirectSockets: at(port),
        },
        {
          ...moduleOf(`globalThis.likes = ${JSON.stringify(likes)};\n${bundle.bare}`),
          name: "bare",
          ratelimits,
          analyticsEngineDatasets,
          outboundService: outbound as never,
          unsafeDirectSockets: at(barePort),
        },
        ...(memory === undefined ? [] : [{ ...moduleOf(memory), name: "memory" }]),
      ],
    }),
  );
  await miniflare.ready;
  const [pid = 0] = (await workerProcesses()).filter((it) => !before.includes(it));
  return { port, barePort, pid, readyMs: performance.now() - begun, stop: () => miniflare.dispose() };
}
