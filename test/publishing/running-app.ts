import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/local/free-port.ts";
import { runApp, runMinuteJob } from "../../scripts/local/run-app.ts";
import { root } from "../../scripts/local/settings.ts";

export type TestApp = Awaited<ReturnType<typeof runningApp>>;

/** What the sandbox shows of one published post. */
export type Shown = {
  createdAt: number;
  platform: string;
  accountName: string;
  postId: string;
  kind: string;
  caption: string;
  media: { sha256: string }[];
};

/**
 * The whole product as real processes on ports of its own, with platforms that take a tenth of a second, and small pictures
 * and fast speech, which take a part of the work.
 */
export async function runningApp(seed: "empty" | "demo" = "empty") {
  const dataDir = mkdtempSync(join(tmpdir(), "vignette-publishing-"));
  // Pages of its own: whether and when the web app is built is nothing to publishing.
  const site = join(root, "apps/worker/test/site");
  const settings = { dataDir, site, seed };
  const app = await runApp({ ...settings, port: await freePort(), sandboxPort: await freePort() });
  const reached = appAt(app);
  await reached.control("platforms", {
    processingMs: 100,
    imageProcessingMs: 100,
    moderationMs: 100,
    pictureDetail: 0.25,
    voiceSpeed: 3,
  });

  return {
    ...reached,
    dataDir,
    rendererPid: app.rendererPid,
    crashWorker: app.crashWorker,
    /** A test's own hands at a simulated host: no fault meets them. */
    byHand: (url: string, init: RequestInit = {}) => {
      const headers = { authorization: "Bearer owner", "content-type": "application/json", "x-sandbox-no-faults": "1" };
      return app.sandbox.fetch(new Request(url, { ...init, headers }));
    },
    async stop() {
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A running product as a test reaches it. */
export function appAt({ origin, sandboxOrigin }: { origin: string; sandboxOrigin: string }) {
  const control = async <T>(path: string, body?: unknown): Promise<T> => {
    const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    return (await (await fetch(`${sandboxOrigin}/__control/${path}`, init)).json()) as T;
  };
  return {
    origin,
    sandboxOrigin,
    control,
    /** Asks a simulated host. */
    outside: (url: string, init?: RequestInit) => {
      const { host, pathname, search } = new URL(url);
      return fetch(`${sandboxOrigin}/${host}${pathname}${search}`, init);
    },
    /** Loses, delays or replaces the next answers of a host. */
    fault: (rule: Record<string, unknown>) => control("faults", rule),
    /** The requests to a host, oldest first. */
    asked: async (host: string, path: string) => {
      const all = await control<{ at: string; url: string; status: number | null }[]>(`requests?host=${host}`);
      return all.filter((it) => new URL(it.url).pathname.includes(path)).reverse();
    },
    /** Every post of an account that exists on its platform. */
    shown: async (accountName: string) =>
      (await control<Shown[]>("posts")).filter((post) => post.accountName === accountName),
    /** The minute cron, now. */
    minute: () => runMinuteJob(origin),
  };
}
