import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { paths } from "../../apps/web/src/paths.ts";
import { buildWeb } from "../local/build-web.ts";
import { chromiumFlags, ensureChromium } from "../local/chromium.ts";
import { freePort } from "../local/free-port.ts";
import { runApp } from "../local/run-app.ts";
import { aFullProject, type FullProject } from "./hands/a-full-project.ts";
import { routeChange, scrolling } from "./hands/measures.ts";
import { keyWaits, p95 } from "./web/key-waits.ts";

/**
 * How quickly a full project answers to hands, in the real app and a real browser without a GPU: scrolling 500 assets, 1,000
 * posts of a month and 2,000 hooks, changing the page, and typing. `npm run bench:hands`. Ends with one line of JSON, and says
 * nothing else with `-- --json`. Goals: docs/performance.md#hands
 */
const isQuiet = process.argv.includes("--json");
const say = (line: string) => isQuiet || console.log(line);
const FULL = { assets: 500, posts: 1000, hooks: 2000 };
/** Entries of the sidebar, each opened twice: with and without its code. */
const ENTRIES = [
  "Assets",
  "Hook library",
  "Content Creation",
  "Post & Schedule",
  "Analyze",
  "Your Product",
  "Dashboard",
];

await buildWeb();
const dataDir = mkdtempSync(join(tmpdir(), "vignette-bench-"));
const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
const app = await runApp({ port, sandboxPort, dataDir, seed: "empty" });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags, "--disable-gpu"] });
try {
  const project = await aFullProject(app, FULL);
  const page = await signedIn(browser, project);
  const results = {
    scrollFps: await scrolled(page, project),
    ...(await changed(page)),
    typingP95Ms: await typed(page, project),
  };
  console.log(JSON.stringify(results));
} finally {
  await browser.close();
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function signedIn(browser: Browser, { email, password }: FullProject): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const upsell = page.getByRole("button", { name: "Continue with the free plan" });
  await page.addLocatorHandler(upsell, () => upsell.click());
  await page.goto(`${app.origin}${paths.login}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(`**${paths.dashboard}`);
  return page;
}

async function opened(page: Page, path: string, content: string): Promise<void> {
  await page.goto(app.origin + path);
  await page.locator(content).first().waitFor();
  await page.waitForLoadState("networkidle");
}

/** Frames per second, and of a page that is hardly longer than the window as a baseline for the machine. */
async function scrolled(page: Page, { month }: FullProject) {
  const places = {
    baseline: [paths.settings, "main h2"],
    assets: [paths.assets, "main [data-item]"],
    posts: [`${paths.schedule}?view=list&day=${month}`, "main [data-post]"],
    month: [`${paths.schedule}?view=month&day=${month}`, "main [data-post]"],
    hooks: [paths.hookLibrary, "main [data-hook]"],
  } as const;
  const fps: Record<string, number> = {};
  for (const [name, [path, content]] of Object.entries(places)) {
    await opened(page, path, content);
    fps[name] = await scrolling(page);
    say(`scrolling ${name}: ${fps[name]} frames a second (goal 60)`);
  }
  return fps;
}

async function changed(page: Page) {
  await opened(page, paths.dashboard, "main h1");
  const times = { first: [] as number[], again: [] as number[] };
  for (const round of ["first", "again"] as const) {
    for (const entry of ENTRIES) {
      times[round].push(await routeChange(page, entry));
      await page.waitForLoadState("networkidle");
    }
  }
  const [routeChangeP95Ms, routeChangeAgainP95Ms] = [p95(times.first), p95(times.again)];
  say(`another page's frame: p95 ${routeChangeP95Ms} ms, ${routeChangeAgainP95Ms} ms with its code (goal 100)`);
  return { routeChangeP95Ms, routeChangeAgainP95Ms };
}

/** The 95th of a hundred keys of each field, in ms. */
async function typed(page: Page, { assetId }: FullProject) {
  const p95s: Record<string, number> = {};
  const measure = async (name: string, path: string, label: string) => {
    await opened(page, path, "main h1");
    const field = page.getByRole("main").getByLabel(label, { exact: true }).first();
    await field.click();
    p95s[name] = p95(await keyWaits(page, field, "line 19 that I wrote"));
    say(`typing, ${name}: p95 ${p95s[name]} ms (goal 50)`);
  };
  await measure("searchOfAssets", paths.assets, "Search assets");
  await measure("searchOfHooks", paths.hookLibrary, "Search hooks");
  await measure("brief", paths.research, "What it is");
  await measure("caption", paths.scheduleAssets([assetId]), "Caption");
  return p95s;
}
