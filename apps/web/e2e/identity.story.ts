import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityFindings } from "./support/accessibility-findings.ts";
import { accessibilityInBothThemes } from "./support/accessibility-in-both-themes.ts";
import { type Instance, sharedInstance } from "./support/instance.ts";

const EMAIL = "ada@vignette.test";
const PASSWORDS = { first: "the-first-password", second: "the-second-password", third: "the-third-password" };
const DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe("an account (spec §4 Auth, §7 Identity provider)", () => {
  let instance: Instance;
  let page: Page;
  const at = (path: string) => `${instance.app.origin}${path}`;

  beforeAll(async () => {
    instance = await sharedInstance();
    page = await instance.newPage();
  });
  afterAll(() => instance.stop());

  /** The link of the newest mail of a kind. */
  async function mailedLink(requestType: string): Promise<string> {
    const answer = await fetch(`${instance.app.sandboxOrigin}/__control/mail`);
    const mails = (await answer.json()) as { to: string; requestType: string; link: string }[];
    const mail = mails.find((it) => it.to === EMAIL && it.requestType === requestType);
    if (!mail) throw new Error("No such mail was sent.");
    return mail.link;
  }

  it("starts with a sign-up, which opens the dashboard and survives a reload", async () => {
    await page.goto(at("/signup"));
    await page.getByLabel("Name").fill("Ada Byron");
    await page.getByLabel("Email").fill(EMAIL);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORDS.first);
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.waitForURL("**/dashboard");
    await page.reload();
    await page.getByText(EMAIL).first().waitFor();
    await page.locator("aside").getByText("Ada Byron").waitFor();
  });

  it("shows a request to verify the email address until the mailed link is opened; the mail can be sent again", async () => {
    const bar = page.getByRole("region", { name: "Email address" });
    await bar.getByRole("button", { name: "Resend email" }).click();
    await bar.getByText(`We sent a new email to ${EMAIL}.`).waitFor();
    await page.goto(await mailedLink("VERIFY_EMAIL"));
    await page.getByText("Your email address is verified.").waitFor();
    await page.getByRole("link", { name: "Go to the dashboard" }).click();
    await page.locator("aside").getByText("Ada Byron").waitFor();
    expect(await bar.count()).toBe(0);
  });

  it("is signed out everywhere when one tab logs out, which opens the landing page", async () => {
    const other = await page.context().newPage();
    await other.goto(at("/dashboard/settings"));
    await other.getByText(EMAIL).first().waitFor();
    await page.evaluate(keepThings);
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(at("/"));
    await other.waitForURL("**/login?next=**");
    await other.close();
  });

  it("leaves no encoded segment and no picture in the browser after logging out, only unsaved drafts", async () => {
    expect(await page.evaluate(keptThings)).toEqual({ parts: [], media: false, draft: "mine" });
  });

  it("gets a new password through the mailed link, which works once", async () => {
    await page.goto(at("/reset-password"));
    await page.getByLabel("Email").fill(EMAIL);
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText("If that address has an account, a link is on its way.").waitFor();
    await page.goto(await mailedLink("PASSWORD_RESET"));
    await page.getByText(`For ${EMAIL}`).waitFor();
    const link = page.url();
    await page.getByLabel("New password", { exact: true }).fill("short");
    await page.getByRole("button", { name: "Save password" }).click();
    await page.getByText("Password is too weak. Please use a stronger password.").waitFor();
    await page.getByLabel("New password", { exact: true }).fill(PASSWORDS.second);
    await page.getByRole("button", { name: "Save password" }).click();
    await page.getByText("Your password was changed. Log in with it.").waitFor();
    await page.goto(link);
    await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
  });

  it("accepts the new password and refuses the old one", async () => {
    await logIn(page, at("/login"), PASSWORDS.first);
    await page
      .getByRole("alert")
      .getByText(/Incorrect password|Invalid login credentials/)
      .waitFor();
    await logIn(page, at("/login"), PASSWORDS.second);
    await page.waitForURL("**/dashboard");
  });

  it("changes the password only with the current one, and shows the error at the field", async () => {
    await page.getByRole("link", { name: "Settings" }).first().click();
    const current = page.getByLabel("Current password", { exact: true });
    await current.fill("not-the-password");
    await page.getByLabel("New password", { exact: true }).fill(PASSWORDS.third);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect.poll(() => current.getAttribute("aria-invalid")).toBe("true");
    await current.fill(PASSWORDS.second);
    // Base UI hides the button of a toast from screen readers until the pointer is near; ours is always accessible.
    const dismiss = page.getByRole("button", { name: "Dismiss" }).waitFor();
    await page.getByRole("button", { name: "Change password" }).click();
    await Promise.all([page.getByText("Password changed").waitFor(), dismiss]);
    expect(await accessibilityFindings(page, ["aria-hidden-focus"])).toEqual([]);
  });

  it("shows a new name and picture at once, and after a reload", async () => {
    await page.getByLabel("Photo").setInputFiles({
      name: "me.png",
      mimeType: "image/png",
      buffer: Buffer.from(DOT, "base64"),
    });
    await page.getByRole("img", { name: "You" }).waitFor();
    await page.getByLabel("Name").fill("Ada Lovelace");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.locator("aside").getByText("Ada Lovelace").waitFor();
    await page.reload();
    await page.locator("aside").getByText("Ada Lovelace").waitFor();
    const photo = page.getByRole("img", { name: "You" });
    await photo.waitFor();
    expect(await photo.evaluate((it) => (it as HTMLImageElement).naturalWidth)).toBe(1);
  });

  it("gets a new token before the old one expires, unnoticed", async () => {
    const tab = await page.context().newPage();
    await tab.goto(at("/dashboard"));
    await tab.locator("aside").getByText("Free Plan", { exact: true }).waitFor();
    // Of this page alone: other stories renew tokens of their own meanwhile.
    const renewed = tab.waitForResponse((answer) => answer.url().includes("securetoken.googleapis.com"));
    // A token is valid for an hour: 20 seconds before it expires it is still valid, and is renewed already.
    await tab.clock.setSystemTime(Date.now() + 3_580_000);
    await tab.evaluate(() => window.dispatchEvent(new Event("subscription-updated")));
    expect((await renewed).status()).toBe(200);
    await tab.close();
  });

  it("has settings that pass axe in both themes", async () => {
    expect(await accessibilityInBothThemes(page)).toEqual([]);
    await page.getByRole("button", { name: "Delete account" }).click();
    await page.getByRole("alertdialog").getByLabel("Type “delete”").waitFor();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
  });

  it("is exported as a ZIP", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export everything" }).click();
    const zip = await buffer(await (await download).createReadStream());
    const files = unzipSync(new Uint8Array(zip));
    const profile = JSON.parse(new TextDecoder().decode(files["profile.json"]));
    expect(profile).toMatchObject([{ email: EMAIL, displayName: "Ada Lovelace" }]);
  });

  it("is deleted permanently after the password and the confirmation word", async () => {
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText("0 projects, 0 assets and 0 creations will be removed.").waitFor();
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORDS.third);
    expect(await dialog.getByRole("button", { name: "Delete account" }).isDisabled()).toBe(true);
    await dialog.getByLabel("Type “delete”").fill("delete");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await page.waitForURL(at("/"));
    await logIn(page, at("/login"), PASSWORDS.third);
    await page
      .getByRole("alert")
      .getByText(/No account found|Invalid login credentials/)
      .waitFor();
  });
});

describe("a Google account (spec §7 Identity provider)", () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await sharedInstance();
  });
  afterAll(() => instance.stop());

  it("has no password to change, and is deleted after another Google sign-in", async () => {
    const page = await instance.newPage();
    await page.goto(`${instance.app.origin}/login`);
    await throughGoogle(page, () => page.getByRole("button", { name: "Continue with Google" }).click());
    await page.waitForURL("**/dashboard");
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
    await page.route(/notifications\.preferences/, async (route) => {
      await isAsked;
      await route.continue();
    });
    await page.goto(`${instance.app.origin}/dashboard/settings`);
    await page.getByRole("heading", { name: "Profile" }).waitFor();
    expect(await page.getByRole("heading", { name: "Password" }).count()).toBe(0);
    const remove = page.getByRole("button", { name: "Delete account" });
    await remove.scrollIntoViewIfNeeded();
    const before = await remove.boundingBox();
    ask();
    await page.getByRole("checkbox", { name: "Post failed: App" }).waitFor();
    // A press on what had moved away would be lost.
    expect(await remove.boundingBox()).toEqual(before);
    await remove.click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel("Type “delete”").fill("delete");
    await throughGoogle(page, () => dialog.getByRole("button", { name: "Delete account" }).click());
    await page.waitForURL(`${instance.app.origin}/`);
  });
});

/** Stores what the studio keeps on a device: an encoded part of a variant, a picture, and an unsaved draft. */
async function keepThings(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const parts = await root.getDirectoryHandle("variants-1.0-somebody", { create: true });
  await parts.getFileHandle("a-part", { create: true });
  await (await caches.open("vignette-media")).put("/kept-media/a", new Response("a picture"));
  localStorage.setItem("studio-draft:c1", "mine");
}

async function keptThings() {
  const parts: string[] = [];
  for await (const name of (await navigator.storage.getDirectory()).keys()) parts.push(name);
  return { parts, media: await caches.has("vignette-media"), draft: localStorage.getItem("studio-draft:c1") };
}

/** Presses the button, and chooses the same account in Google's window. */
async function throughGoogle(page: Page, press: () => Promise<void>): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), press()]);
  await popup.getByRole("button").first().click();
}

async function logIn(page: Page, address: string, password: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}
