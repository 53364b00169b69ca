import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isVideo } from "@vignette/content";
import { chromium } from "playwright-core";
import { paths } from "../../apps/web/src/paths.ts";
import { signIn } from "../demo/client.ts";
import { buildWeb } from "../local/build-web.ts";
import { chromiumFlags, ensureChromium } from "../local/chromium.ts";
import { freePort } from "../local/free-port.ts";
import { historyBeside } from "../local/history-beside.ts";
import { runApp } from "../local/run-app.ts";
import { firstLoad, type Visitor } from "./web/first-load.ts";
import { MOST_REQUESTS, type Route, routes, studioRoute } from "./web/routes.ts";

/**
 * What the first visit of each page costs, in the real app with the demo's content and a real browser with an empty
 * cache: JavaScript, requests, and the time until the content stands, on this machine and as on a phone with a slow
 * network. `npm run bench:web`; `-- --only /dashboard` measures one page, `-- --only "/create/:id with clips"` a creation in the studio: the newest video of the demo that shows a clip, or
 * `without clips` the newest of the others. Their pictures are stored before, as they are for who opens them from a wall. Ends with one line of JSON, and says nothing
 * else with `-- --json`. Goals: docs/performance.md#pages
 */
const isQuiet = process.argv.includes("--json");
const only = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1] : null;

await buildWeb();
const dataDir = mkdtempSync(join(tmpdir(), "vignette-bench-"));
const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
const settings = { port, sandboxPort, dataDir, seed: "demo" } as const;
const app = await runApp(settings);
await historyBeside(settings).ended;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags, "--disable-gpu"] });
try {
  const visitors = {
    visitor: undefined,
    user: await loggedIn("demo@vignette.test"),
    admin: await loggedIn("admin@vignette.test"),
  };
  const results: Record<string, object> = {};
  for (const route of [...routes, ...(await studioRoutes(visitors.user))]) {
    const name = route.name ?? route.path;
    if (only !== null && only !== name) continue;
    results[name] = await measured(route, visitors[route.as]);
  }
  console.log(JSON.stringify(results));
} finally {
  await browser.close();
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A browser's storage after a login of one of the demo's people. Source: apps/sandbox/src/seed/people.ts */
async function loggedIn(email: string): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${app.origin}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("vignette-demo");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/dashboard");
  // The first visit after an edit draws what later ones show as a picture.
  await page.locator("main h1, dialog, [role=dialog]").first().waitFor();
  await page.waitForLoadState("networkidle");
  // A busy machine is idle before the page has stored where its user is.
  await page.waitForFunction(() => localStorage.getItem("geolocationCache") !== null);
  const storage = await context.storageState({ indexedDB: true });
  await context.close();
  return storage;
}

/** The newest videos among the demo's creations, with clips and without. Throws if there is none. */
async function studioRoutes(user: Visitor): Promise<Route[]> {
  const { client } = await signIn(app.origin, app.sandboxOrigin, "demo@vignette.test", "vignette-demo");
  const [project] = await client.projects.list.query();
  const creations = project ? await client.studio.list.query({ projectId: project.id }) : [];
  const videos = creations.filter((it) => it.script !== null && isVideo(it));
  const hasClips = ({ media, shown }: (typeof videos)[number]) =>
    [...media, ...shown].some(({ type }) => type.startsWith("video/"));
  const withClips = videos.find(hasClips);
  const without = videos.find((it) => !hasClips(it));
  if (!withClips && !without) throw new Error("The demo has no video on Content Creation.");
  await storePictures(
    user,
    [withClips, without].flatMap((it) => (it ? [it.id] : [])),
  );
  return [
    ...(withClips ? [studioRoute(withClips.id, "with clips")] : []),
    ...(without ? [studioRoute(without.id, "without clips")] : []),
  ];
}

/** Has the wall draw and store the first frames of creations. */
async function storePictures(user: Visitor, ids: readonly string[]): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(user && { storageState: user }),
  });
  const page = await context.newPage();
  // The wall may store all its frames at once, so every wait begins before the page opens.
  const stored = ids.map((id) =>
    page.waitForResponse((it) => it.request().method() === "PUT" && it.url().includes(`${id}/poster`)),
  );
  await page.goto(`${app.origin}${paths.create}`);
  for (const [at, id] of ids.entries()) {
    await page.locator(`[data-frame="${id}"]`).scrollIntoViewIfNeeded();
    const shown = page.waitForFunction(
      (id) => document.querySelector<HTMLImageElement>(`[data-frame="${id}"] img`)?.naturalWidth,
      id,
    );
    await Promise.any([stored[at], shown]);
  }
  await context.close();
}

async function measured(route: Route, visitor: Visitor) {
  const { jsKb, requests, contentMs, drawnMs } = await firstLoad(browser, app.origin, route, visitor, { slow: false });
  const slow = await firstLoad(browser, app.origin, route, visitor, { slow: true });
  if (!isQuiet) {
    console.log(
      `${route.name ?? route.path}: ${jsKb} KB of JavaScript (goal ${route.goalKb}), ${requests} requests (goal ${MOST_REQUESTS}), ` +
        `content after ${contentMs} ms, ${slow.contentMs} ms on a slow phone, ${slow.warmMs} ms there on the next visit` +
        (slow.drawnMs === undefined
          ? ""
          : `; the stage has drawn after ${drawnMs} ms, ${slow.drawnMs} ms on a slow phone`),
    );
  }
  return {
    ...{ jsKb, requests, contentMs, contentMsSlow: slow.contentMs, warmMsSlow: slow.warmMs },
    ...(drawnMs !== undefined && { drawnMs, drawnMsSlow: slow.drawnMs }),
  };
}
