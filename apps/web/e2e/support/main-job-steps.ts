import type { Page } from "playwright-core";
import { expect } from "vitest";
import { verifyEmail } from "../../../../scripts/demo/verify-email.ts";
import { fitsPhone } from "./small-screens.ts";
import { english, type Words } from "./words.ts";

/** Starts at the landing page and ends on the dashboard of a new project. */
export async function signUp(page: Page, email: string): Promise<void> {
  await fillSignUp(page, email, english);
  await page.waitForURL("**/dashboard");
  await verifyAddress(page, email, english);
  await page.locator("main").getByRole("button", { name: "Create your first project" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Acme Candles");
  await page.getByRole("button", { name: "Create project" }).click();
  await page.getByRole("link", { name: "Describe it" }).click();
}

/**
 * Signs up from the landing page with the address of a product page typed there, and declines the plans that are offered
 * while it is read; ends on Your Product.
 */
export async function signUpFor(page: Page, email: string, address: string, words = english): Promise<void> {
  await page.getByLabel(words.yourWebsite).first().click();
  await page.keyboard.type(address);
  await fillSignUp(page, email, words);
  await page.waitForURL("**/research?url=*");
  await page.getByRole("button", { name: words.freePlan }).click();
  await verifyAddress(page, email, words);
}

/** Reads a product page by its address, on an empty Your Product. */
export async function readPage(page: Page, address: string): Promise<void> {
  await page.getByRole("button", { name: "Describe your product" }).click();
  await page.getByLabel("Page", { exact: true }).fill(address);
  await page.getByRole("button", { name: "Read page" }).click();
}

async function fillSignUp(page: Page, email: string, words: Words): Promise<void> {
  await page.getByRole("button", { name: words.startFree }).first().click();
  await page.getByLabel(words.name).fill("Mara Lind");
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill("a-long-password-1");
  await page.getByRole("button", { name: words.signUp }).click();
}

/** Verifies the email address elsewhere, then returns to the page, which updates. */
async function verifyAddress(page: Page, email: string, words: Words): Promise<void> {
  const bar = page.getByRole("region", { name: words.emailAddress });
  await bar.waitFor();
  const config = await page.request.get(new URL("/api/config", page.url()).href);
  const { sandboxOrigin } = (await config.json()) as { sandboxOrigin: string };
  await verifyEmail(sandboxOrigin, email);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await bar.waitFor({ state: "hidden" });
}

/** Fills in the brief and saves it. */
export async function describeProduct(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Describe your product" }).click();
  await page.getByLabel("Product", { exact: true }).fill("Slow-burn soy candle");
  await page
    .getByLabel("What it is", { exact: true })
    .fill("A soy candle poured by hand that burns evenly and smells of beeswax and fig.");
  await page.getByLabel("For", { exact: true }).fill("people who work from home");
  await page.getByLabel(/^Pain/).fill("scented candles that give headaches");
  await page.getByLabel(/^Outcome/).fill("a calm evening");
  await page.getByRole("button", { name: "Save" }).click();
}

/** Waits for the brief that is read from the page, corrects it, and saves it. */
export async function completeBrief(page: Page, words = english): Promise<void> {
  await expect.poll(() => page.getByLabel(words.product, { exact: true }).inputValue()).not.toBe("");
  // The rest is written by itself once the email address is verified.
  await expect.poll(() => page.getByLabel(words.audience, { exact: true }).inputValue()).not.toBe("");
  await page.getByLabel(words.audience, { exact: true }).fill(words.brief.audience);
  await page.getByRole("textbox", { name: words.pain }).fill(words.brief.pain);
  await page.getByRole("textbox", { name: words.outcome }).fill(words.brief.outcome);
  await page.getByRole("button", { name: words.save }).click();
}

/** Waits for the page's two photos: which looks are offered depends on them. */
export async function waitForPhotos(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Pick a hook" }).first().waitFor();
  await expect.poll(() => page.getByRole("button", { name: /^Remove: / }).count()).toBe(2);
}

/** Counts the presses on a page from now on, on the pages of platforms too. */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction("countPress", () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    addEventListener("pointerdown", () => Reflect.get(window, "countPress")(), { capture: true });
  });
  return () => presses;
}

/**
 * Posts the second of the three first pieces to TikTok, which is connected on the way; ends on its receipt. Returns the
 * piece's hook.
 */
export async function postFirstPiece(page: Page, words = english): Promise<string> {
  await page.waitForURL("**/create?first");
  const pieces = page.getByRole("region", { name: words.firstPieces }).getByRole("group");
  await expect.poll(() => pieces.count()).toBe(3);
  const hook = (await pieces.nth(1).getAttribute("aria-label")) ?? "";
  await pieces.nth(1).getByRole("button", { name: words.postThis }).click();
  await page.getByRole("button", { name: words.connectTikTok }).click();
  await page.getByRole("button", { name: "Allow" }).click();
  await showEveryone(page, words);
  await page.getByRole("button", { name: words.postNow }).click();
  await page.waitForURL(/\/schedule\/posts\//);
  return hook;
}

/** Picks a hook and generates one creation; ends in the studio. */
export async function makeContent(page: Page, kind: "Carousel" | "Video story"): Promise<void> {
  await page.getByRole("link", { name: "Hook library" }).click();
  // Picks are kept between visits.
  const pick = page.getByRole("button", { name: "Pick: How to have a calm evening", exact: true });
  if ((await pick.getAttribute("aria-pressed")) === "false") await pick.click();
  await page.getByRole("link", { name: "Make with 1 hook" }).click();
  await page.getByText(kind, { exact: true }).first().click();
  await page.getByRole("button", { name: "Make 1", exact: true }).click();
  const drafts = page
    .getByRole("region", { name: "Contact sheet" })
    .getByRole("button", { name: new RegExp(`, ${kind}, .*Draft$`) });
  await expect.poll(() => drafts.count()).toBe(1);
  await drafts.click();
}

/** Exports the open creation in the browser and waits until it can be scheduled. */
export async function exportHere(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("link", { name: "Schedule", exact: true }).waitFor();
}

/** Grants access on the platform's consent page and returns. */
export async function connect(page: Page, origin: string, platform: "TikTok" | "Instagram"): Promise<void> {
  const accounts = `${origin}/dashboard/schedule/accounts`;
  if (page.url() !== accounts) await page.goto(accounts);
  await page.getByRole("button", { name: `Connect ${platform}` }).click();
  await page.getByRole("button", { name: "Allow" }).click();
  await page.waitForURL("**/dashboard/schedule/accounts");
  await page.getByText(new RegExp(`^Connected as @.+ on ${platform}$`)).waitFor();
}

/** Posts one asset to every account now, with the options that TikTok requires the user to choose. */
export async function postNow(page: Page, origin: string, asset: RegExp, caption: string | null = null): Promise<void> {
  await page.goto(`${origin}/dashboard/schedule/new`);
  await page.getByRole("button", { name: asset }).click();
  await showEveryone(page);
  if (caption !== null) await page.getByLabel("Caption", { exact: true }).fill(caption);
  await page.getByText("Now", { exact: true }).click();
  await page.getByRole("button", { name: "Post now to 2 accounts" }).click();
  await page.waitForURL(/\/schedule\/posts\//);
}

/** Follows the exported creation in the studio to a post for every account, at the hour that is offered. Returns its address. */
export async function scheduleFromStudio(page: Page): Promise<string> {
  await page.getByRole("link", { name: "Schedule", exact: true }).click();
  // The pressed link is gone with its page: the keyboard goes on at the new one.
  await page.waitForFunction(() => document.activeElement?.id === "page");
  await showEveryone(page);
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await page.waitForURL(/\/schedule\/posts\//);
  return page.url();
}

/** Leads from the receipt of a post to another one of the same piece, at the hour that is offered. */
export async function scheduleAgain(page: Page, piece: string, words = english): Promise<void> {
  await page.getByRole("link", { name: words.scheduleTheNext }).click();
  await page.waitForURL(/\/schedule\/new/);
  await page.getByRole("button", { name: piece }).click();
  await showEveryone(page, words);
  await page.getByRole("button", { name: words.schedule, exact: true }).click();
  await page.waitForURL(/\/schedule\/posts\//);
  await page.getByText(words.scheduled, { exact: true }).first().waitFor();
}

/** TikTok requires the user to choose. */
async function showEveryone(page: Page, words = english): Promise<void> {
  await page.getByRole("combobox", { name: words.whoCanSee }).click();
  await page.getByRole("option", { name: words.everyone }).click();
}

/** Moves the open post from its time to now. */
export async function moveToNow(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Move to…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Now", { exact: true }).click();
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
}

/** Waits on the receipt until every target is published. */
export async function waitUntilLive(page: Page, targets: number, words = english): Promise<void> {
  await page
    .getByText(words.isLive)
    .nth(targets - 1)
    .waitFor();
}

/** Presses both at once, as on a slow machine: the page follows the address a moment later, and both count. */
export async function chartLikesAndSortByShares(page: Page): Promise<void> {
  const metric = await page.locator("label", { hasText: "Likes" }).elementHandle();
  const header = page.getByRole("columnheader", { name: "Shares" }).getByRole("button");
  await header.evaluate(
    (header: HTMLElement, metric) => [metric as HTMLElement | null, header].map((it) => it?.click()),
    metric,
  );
}

/** Opens the numbers of the first post in Analyze, which also fit a phone. */
export async function openFirstResult(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Results by post" }).getByRole("link").first().click();
  await page.getByRole("heading", { name: "Views by age" }).waitFor();
  await fitsPhone(page);
}

type Posted = { platform: string; postId: string };

/** Has the simulated platforms report these numbers of each post from now on. */
export async function countPosts(
  sandboxOrigin: string,
  posts: readonly Posted[],
  numbers: object = { views: 1200, likes: 80, comments: 4, shares: 9 },
): Promise<void> {
  for (const { platform, postId } of posts) {
    const body = JSON.stringify({ platform, postId, ...numbers });
    await fetch(`${sandboxOrigin}/__control/metrics`, { method: "POST", body });
  }
}
