import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page, Response } from "playwright-core";
import { isDrawn } from "./is-drawn.ts";
import type { Route } from "./routes.ts";

/** The cookies and databases of a browser with somebody logged in; undefined for a visitor. */
export type Visitor = Awaited<ReturnType<BrowserContext["storageState"]>> | undefined;

/**
 * `jsKb`: JavaScript, compressed; `requests`: to our own origin; `contentMs`: until the content stands on the screen;
 * `drawnMs`: until the stage has drawn, on a page with one; `warmMs`: until the content stands on the next visit, with what
 * the browser kept.
 */
export type FirstLoad = { jsKb: number; requests: number; contentMs: number; drawnMs?: number; warmMs: number };

/** 1.6 Mbit/s, 150 ms, a quarter of the processor: a phone on a slow network. */
const SLOW = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, processor: 4 };

/** Nothing more is loaded once no answer came for this long, in ms. */
const QUIET = 1500;

/** Opens a page with an empty cache, then once more. Rejects if its content does not come within a minute. */
export async function firstLoad(
  browser: Browser,
  origin: string,
  route: Route,
  visitor: Visitor,
  { slow }: { slow: boolean },
): Promise<FirstLoad> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, ...(visitor && { storageState: visitor }) });
  const page = await context.newPage();
  if (slow) await slowDown(page);
  const answers = countAnswers(page, origin);
  await mark(page, "content", route.content);
  if (route.countsUntil !== undefined) await mark(page, "drawn", route.countsUntil);
  const drawn = route.countsUntil === undefined ? undefined : timeOf("drawn", page);
  const contentMs = await open();
  const drawnMs = await drawn;
  const { jsKb, requests } = await (drawnMs === undefined
    ? answers.whenQuiet()
    : answers.until((await page.evaluate(() => performance.timeOrigin)) + drawnMs));
  const warmMs = await open();
  await context.close();
  return { jsKb, requests, contentMs, ...(drawnMs !== undefined && { drawnMs }), warmMs };

  async function open(): Promise<number> {
    const [time] = await Promise.all([
      timeOf("content", page),
      page.goto(origin + route.path, { waitUntil: "commit" }),
    ]);
    return time;
  }
}

type Mark = "content" | "drawn";

/**
 * The time from the start of a visit until a mark is left, in ms. The page says so itself: the code that Playwright puts into a
 * page to ask it again and again takes a slow phone 0.2 s, just when its first script comes.
 */
async function timeOf(name: Mark, page: Page): Promise<number> {
  await page.waitForEvent("console", { predicate: (it) => it.text() === saying(name), timeout: 60_000 });
  return Math.round(await page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0, name));
}

const saying = (name: Mark) => `bench: ${name}`;

async function slowDown(page: Page): Promise<void> {
  const { processor, ...network } = SLOW;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: processor });
}

/** Leaves a mark with the first frame in which something of the selector takes room; a picture loaded, a canvas drawn. */
async function mark(page: Page, name: Mark, selector: string): Promise<void> {
  await page.addInitScript(`globalThis.isDrawn = ${isDrawn}`);
  await page.addInitScript(
    ({ name, said, selector }) => {
      const isThere = (it: Element) => {
        if (it instanceof HTMLImageElement) return it.complete && it.naturalWidth > 0;
        if (it instanceof HTMLCanvasElement) return (globalThis as unknown as { isDrawn: typeof isDrawn }).isDrawn(it);
        return it.getBoundingClientRect().height > 0;
      };
      const look = () => {
        if (![...document.querySelectorAll(selector)].some(isThere)) return requestAnimationFrame(look);
        performance.mark(name);
        return console.debug(said);
      };
      requestAnimationFrame(look);
    },
    { name, said: saying(name), selector },
  );
}

/** The answers of our own origin. Scripts are compressed here: a server on a laptop sends them as they are. */
function countAnswers(page: Page, origin: string) {
  let last = performance.now();
  const answers: { askedAt: number; bytes: Promise<number> }[] = [];
  const count = (response: Response) => {
    const url = new URL(response.url());
    if (url.origin !== origin) return;
    last = performance.now();
    const bytes = url.pathname.endsWith(".js") ? response.body().then((it) => gzipSync(it).length) : Promise.resolve(0);
    answers.push({ askedAt: response.request().timing().startTime, bytes });
  };
  page.on("response", count);
  /** Of what was asked for until a time, in ms since the epoch. */
  async function until(time: number): Promise<{ jsKb: number; requests: number }> {
    // The next visit does not count, and may still be loading when the page is closed.
    page.off("response", count);
    const counted = answers.filter(({ askedAt }) => askedAt <= time);
    const bytes = (await Promise.all(counted.map((it) => it.bytes))).reduce((sum, it) => sum + it, 0);
    return { jsKb: Math.round(bytes / 1024), requests: counted.length };
  }
  return {
    until,
    async whenQuiet(): Promise<{ jsKb: number; requests: number }> {
      while (performance.now() - last < QUIET) await new Promise((resolve) => setTimeout(resolve, 100));
      return await until(Number.POSITIVE_INFINITY);
    },
  };
}
