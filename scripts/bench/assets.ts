import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { buildWeb } from "../local/build-web.ts";
import { chromiumFlags, ensureChromium } from "../local/chromium.ts";
import { freePort } from "../local/free-port.ts";
import { runApp } from "../local/run-app.ts";
import { aLibrary } from "./assets/a-library.ts";
import { firstScreens } from "./assets/first-screens.ts";

/**
 * How long the first screen of the Assets page takes until every visible picture is drawn: with 500 assets, against a
 * project whose assets just fill that screen. `npm run bench:assets`. The two take turns, so that other load on the
 * machine affects both. Ends with one line of JSON; times are medians in ms.
 */
const MANY = 500;
const ONE_SCREEN = 28;
const RUNS = 7;

await buildWeb();
const dataDir = mkdtempSync(join(tmpdir(), "vignette-bench-"));
const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
const app = await runApp({ port, sandboxPort, dataDir, seed: "empty" });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  console.log(JSON.stringify(await measured(browser)));
} finally {
  await browser.close();
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measured(browser: Browser) {
  const many = await firstScreens(browser, app.origin, await aLibrary(app, MANY));
  const few = await firstScreens(browser, app.origin, await aLibrary(app, ONE_SCREEN));
  const times = { opened: pair(), reloaded: pair() };
  for (let run = 0; run < RUNS; run += 1) {
    for (const kind of ["opened", "reloaded"] as const) {
      times[kind].many.push(await many[kind]());
      times[kind].few.push(await few[kind]());
    }
  }
  for (const [kind, { many, few }] of Object.entries(times)) {
    console.log(`${kind}: ${median(many)} ms with ${MANY} assets, ${median(few)} ms with ${ONE_SCREEN} (baseline)`);
  }
  return {
    assets: MANY,
    baseline: `a project of ${ONE_SCREEN} assets, one screen`,
    openedMs: median(times.opened.many),
    openedRatio: ratio(times.opened),
    reloadedMs: median(times.reloaded.many),
    reloadedRatio: ratio(times.reloaded),
    framesInPage: await many.frames(),
  };
}

type Pair = { many: number[]; few: number[] };

function pair(): Pair {
  return { many: [], few: [] };
}

function ratio({ many, few }: Pair): number {
  return Number((median(many) / median(few)).toFixed(2));
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
}
