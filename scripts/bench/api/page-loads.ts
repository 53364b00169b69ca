import type { Browser, Page } from "playwright-core";
import { paths } from "../../../apps/web/src/paths.ts";

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

/** How many calls of Firestore each page costs when it is loaded with a warm Worker, without a project and with one. */
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
    // The first load fills what the isolate caches; the second is measured.
    await page.goto(app.origin + path);
    await quiet(app);
    const before = await last(app);
    await page.goto(app.origin + path);
    await quiet(app);
    const found = await requestsSince(app, before);
    calls[path] = found.length;
    asked[path] = found;
  }
  return { calls, asked };
}

async function createProject({ origin, sandboxOrigin }: App, email: string, password: string): Promise<void> {
  const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
    const init = {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    };
    const answer = await fetch(url, init);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const identity = `${sandboxOrigin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const { idToken } = await post(identity, { email, password, returnSecureToken: true });
  await post(`${origin}/api/trpc/projects.create`, { name: "Bench" }, { authorization: `Bearer ${idToken}` });
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
