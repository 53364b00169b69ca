import { join } from "node:path";
import type { Sandbox } from "@vignette/sandbox";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_startWorker, unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import { bundledWorker } from "./bundled-worker.ts";
import { root } from "./settings.ts";

export type LocalWorker = { stop: () => Promise<void> };

type LocalWorkerOptions = {
  port: number;
  /** Where files, Durable Objects and Workflows are stored. */
  persist: string;
  bindings: Readonly<Record<string, string>>;
  outbound: Sandbox["outbound"];
  /** A folder of pages instead of the built web app. */
  site?: string | undefined;
};

const CONFIG = join(root, "wrangler.toml");

/**
 * The Worker on workerd at a port of this machine, without wrangler's development proxy: the proxy is a second workerd
 * that every request passes, and costs seven times what the Worker needs for `/api/health`
 * (docs/performance.md#api). Resolves once it answers; rejects if the port is taken.
 */
export async function startWorker(options: LocalWorkerOptions): Promise<LocalWorker> {
  const { port, persist, bindings, outbound, site } = options;
  const { workerOptions } = workerOptionsOf(CONFIG, undefined, {
    ...(site !== undefined && { overrides: { assets: { directory: site } } }),
  });
  const worker = convertV4MiniflareOptions({
    ...workerOptions,
    name: "vignette",
    modules: [{ type: "ESModule", path: "index.js", contents: await bundledWorker() }],
    bindings,
    outboundService: { node: outbound },
  });
  const miniflare = new Miniflare({
    ...worker,
    host: "127.0.0.1",
    port,
    resourcePersistencePath: join(persist, "v3"),
    unsafeTriggerHandlers: true,
    handleStructuredLogs: ({ level, message }) => {
      if (level === "warn" || level === "error") console[level](message);
    },
  });
  await miniflare.ready;
  return { stop: () => miniflare.dispose() };
}

/** The same through wrangler, which builds the Worker again whenever its sources change. */
export async function startWatchedWorker(options: LocalWorkerOptions): Promise<LocalWorker> {
  const { port, persist, bindings, outbound, site } = options;
  const worker = await unstable_startWorker({
    config: CONFIG,
    envFiles: [],
    ...(site !== undefined && { assets: site }),
    bindings: Object.fromEntries(
      Object.entries(bindings).map(([name, value]) => [name, { type: "plain_text" as const, value }]),
    ),
    dev: {
      outboundService: { node: outbound },
      server: { hostname: "127.0.0.1", port },
      ...{ persist, inspector: false, watch: true, logLevel: "warn" },
    },
  });
  await worker.ready;
  return { stop: () => worker.dispose() };
}
