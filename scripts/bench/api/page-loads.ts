import { createTRPCClient, httpLink } from "@trpc/client";
import type { AppRouter } from "@vignette/worker/router";
import type { Browser, Page } from "playwright-core";
import { paths } from "../../../apps/web/src/paths.ts";
import { connect } from "../../../test/publishing/creator.ts";
import { appAt } from "../../../test/publishing/running-app.ts";

type App = { origin: string; sandboxOrigin: string };

/** The pages of a signed-in user, each by an address that a bookmark could hold. */
const PAGES = [
  paths.dashboard,
  paths.research,
  paths.assets,
  paths.hookLibrary,
  paths.create,
  paths.schedule,
  paths.newPost,
  paths.accounts,
  paths.analyze,
  paths.automation,
  paths.projectSettings,
  paths.settings,
] as const;

/** A page is complete when it has sent no request to Firestore for this long, in ms. */
const QUIET = 1500;

/**
 * Loads of each page. The one with the fewest calls counts: while a page is open a hub asks three questions every 20 s for
 * all users together, which fall into some of the loads.
 */
const LOADS = 4;

/**
 * How many calls of Firestore each page costs when it is loaded with a warm Worker: without a project, and with a project
 * and an account.
 */
export async function firestoreCallsOf(browser: Browser, app: App, email: string, password: string) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const upsell = page.getByRole("button", { name: "Continue with the free plan" });
  await page.addLocatorHandler(upsell, () => upsell.click());
  await page.goto(`${app.origin}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/dashboard");

  const without = await callsOf(page, app);
  await createProject(app, email, password);
  const withProject = await callsOf(page, app);
  await page.close();
  return { without, withProject };
}

async function callsOf(page: Page, app: App) {
  const calls: Record<string, number> = {};
  const asked: Record<string, string[]> = {};
  for (const path of PAGES) {
    // The first load fills what the browser and the isolate cache.
    const loads: string[][] = [];
    for (let load = 0; load < LOADS; load += 1) {
      const before = await last(app);
      await page.goto(app.origin + path);
      await quiet(app);
      if (load > 0) loads.push(await requestsSince(app, before));
    }
    const [fewest = []] = loads.toSorted((a, b) => a.length - b.length);
    calls[path] = fewest.length;
    asked[path] = fewest;
  }
  return { calls, asked };
}

/** A project, and an account on a platform. */
async function createProject(app: App, email: string, password: string): Promise<void> {
  const identity = `${app.sandboxOrigin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const answer = await fetch(identity, { method: "POST", body, headers: { "content-type": "application/json" } });
  const { idToken } = (await answer.json()) as { idToken: string };
  const headers = { authorization: `Bearer ${idToken}` };
  const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${app.origin}/api/trpc`, headers })] });
  await client.projects.create.mutate({ name: "Bench" });
  await connect({ app: appAt(app), client, name: "bench" }, "instagram");
}

async function last({ sandboxOrigin }: App): Promise<number> {
  const { n } = (await (await fetch(`${sandboxOrigin}/__control/requests/last`)).json()) as { n: number };
  return n;
}

async function requestsSince({ sandboxOrigin }: App, after: number): Promise<string[]> {
  const url = `${sandboxOrigin}/__control/requests?host=firestore.googleapis.com&after=${after}`;
  const found = (await (await fetch(url)).json()) as { method: string; url: string }[];
  return found.map((it) => `${it.method} ${new URL(it.url).pathname.split("/documents")[1]}`).reverse();
}

/** Waits until Firestore has not been asked for a while. */
async function quiet(app: App): Promise<void> {
  for (let seen = -1; ; ) {
    const now = await last(app);
    if (now === seen) return;
    seen = now;
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  }
}
