import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type ConsoleMessage, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
import { freePort } from "../../../../scripts/local/free-port.ts";
import { runApp } from "../../../../scripts/local/run-app.ts";
import { PATIENCE } from "../../../../scripts/testing/patience.ts";

export type Instance = {
  app: { origin: string; sandboxOrigin: string };
  browser: Browser;
  /** A fresh page with storage of its own. Its errors are collected in `errors`. */
  newPage: (size?: { width: number; height: number }, options?: PageOptions) => Promise<Page>;
  errors: string[];
  stop: () => Promise<void>;
};

/** The instances of the stories that run now, in this process. */
export const runningInstances = new Set<Pick<Instance, "browser" | "errors">>();

/** `meetsUpsell`: the upsell opens, as it does for users; otherwise it never does. */
type PageOptions = { meetsUpsell?: boolean; javaScriptEnabled?: boolean; locale?: string };

/**
 * The product and the browser that stories share. For stories that change no flag, plan or config, and whose users have
 * email addresses of their own.
 */
export async function sharedInstance(): Promise<Instance> {
  const { origin, sandboxOrigin } = inject("shared");
  return await instanceOf({ origin, sandboxOrigin }, async () => undefined);
}

/** The whole product on free ports and in an empty folder: for stories that change what every user sees. */
export async function startInstance(): Promise<Instance> {
  const dataDir = mkdtempSync(join(tmpdir(), "vignette-story-"));
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const app = await runApp({ port, sandboxPort, dataDir, seed: "empty" });
  return await instanceOf(app, async () => {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}

async function instanceOf(app: Instance["app"], stopApp: () => Promise<void>): Promise<Instance> {
  const browser = await chromium.connect(inject("shared").browser);
  const errors: string[] = [];
  const running = { browser, errors };
  runningInstances.add(running);
  return {
    app,
    browser,
    errors,
    async newPage(viewport = { width: 1280, height: 900 }, options = {}) {
      const { meetsUpsell = false, javaScriptEnabled = true, locale = "en-GB" } = options;
      const settings = { reducedMotion: "reduce", timezoneId: "Europe/Berlin", javaScriptEnabled, locale } as const;
      const context = await browser.newContext({ viewport, ...settings });
      context.setDefaultTimeout(PATIENCE);
      const page = await context.newPage();
      page.on("pageerror", (error) => errors.push(`${error.message}`));
      page.on("console", (message) => message.type() === "error" && errors.push(wordsOf(message)));
      if (!meetsUpsell) await skipUpsell(page);
      return page;
    },
    async stop() {
      runningInstances.delete(running);
      await browser.close();
      await stopApp();
    },
  };
}

/** The text of a console message and its URL. */
const wordsOf = (message: ConsoleMessage) => `${message.text()} ${message.location().url}`.trim();

/**
 * Tells pages that every user saw the upsell in this session: where it opens just as a step presses a button, the press
 * is lost.
 */
async function skipUpsell(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stored = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key: string) {
      return key.startsWith("planModalShown_") ? "1" : stored.call(this, key);
    };
  });
}
