import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Instance, sharedInstance } from "./support/instance.ts";
import { removeDocument, setFields } from "./support/set-document.ts";

const FONT = createRequire(import.meta.url).resolve(
  "@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff2",
);
const OVER_LIMIT =
  "You have reached the maximum number of projects allowed on your current plan. Please upgrade to create more projects.";
const QUESTION = "Are you sure you want to delete this project? This action cannot be undone.";

describe("projects and the shell around them (spec §2, §4, §5 and §8)", () => {
  let instance: Instance;
  let page: Page;
  const sidebar = () => page.locator("aside");
  const stored = () => page.evaluate(() => localStorage.getItem("currentProjectId"));
  const toast = (words: string) => page.getByText(words, { exact: true }).last().waitFor();

  beforeAll(async () => {
    instance = await sharedInstance();
    page = await instance.newPage({ width: 1440, height: 1000 });
  });
  afterAll(() => instance.stop());

  it("shows plan, usage, user and version, and no project settings without a project", async () => {
    await page.goto(`${instance.app.origin}/signup`);
    await page.getByLabel("Name").fill("Émile");
    await page.getByLabel("Email").fill("emile@vignette.test");
    await page.getByLabel("Password", { exact: true }).fill("a-long-password-1");
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.waitForURL("**/dashboard");
    for (const words of ["Free Plan", "Émile", "emile@vignette.test", "v1.9.06"]) {
      await sidebar().getByText(words, { exact: true }).waitFor();
    }
    await sidebar().getByText("É", { exact: true }).waitFor();
    expect(await sidebar().getByRole("link", { name: "Upgrade" }).getAttribute("href")).toBe("/dashboard/settings");
    expect(await sidebar().getByRole("link", { name: "Project settings" }).count()).toBe(0);
    expect(await sidebar().locator("a").first().getAttribute("href")).toBe("/");
  });

  it("creates a project whose trimmed name has 1 to 50 characters, and makes it current", async () => {
    await sidebar().getByRole("button", { name: "Create your first project" }).click();
    const dialog = page.getByRole("dialog");
    const name = dialog.getByLabel("Name");
    await name.fill("   ");
    expect(await dialog.getByRole("button", { name: "Create project" }).isDisabled()).toBe(true);
    expect(await name.getAttribute("maxlength")).toBe("50");
    await name.fill("  Acme  ");
    await dialog.getByRole("button", { name: "Create project" }).click();
    await sidebar().getByRole("button", { name: "Acme" }).waitFor();
    await sidebar().getByRole("link", { name: "Project settings" }).waitFor();
    expect(await stored()).not.toBeNull();
  });

  it("says in an alert that the plan allows no more projects", async () => {
    await openNewProject(page, "Acme", "Beta");
    await page.getByRole("alertdialog").getByText(OVER_LIMIT).waitFor();
    await page.getByRole("button", { name: "Close" }).click();
  });

  it("reloads plan, limits and usage on subscription-updated", async () => {
    await setFields(instance, `user_subscriptions/${await uidOf(page)}`, {
      planId: { stringValue: "starter" },
      planName: { stringValue: "Starter" },
    });
    await page.evaluate(() => window.dispatchEvent(new Event("subscription-updated")));
    await sidebar().getByText("Starter", { exact: true }).waitFor();
    await sidebar().getByText("1/3").waitFor();
  });

  it("keeps the current project after a reload, and uses the first if the stored one is gone", async () => {
    await openNewProject(page, "Acme", "Beta");
    await sidebar().getByRole("button", { name: "Beta" }).waitFor();
    await page.reload();
    await sidebar().getByRole("button", { name: "Beta" }).waitFor();
    await page.evaluate(() => localStorage.setItem("currentProjectId", "gone"));
    await page.reload();
    await sidebar().getByRole("button", { name: "Acme" }).waitFor();
  });

  it("has a search field for more than six projects", async () => {
    const uid = await uidOf(page);
    const now = { timestampValue: new Date().toISOString() };
    for (const name of ["Candles", "Lamps", "Chairs", "Tables", "Rugs"]) {
      const fields = { id: { stringValue: name }, uid: { stringValue: uid }, createdAt: now, lastUpdated: now };
      await setFields(instance, `projects/${name}`, { ...fields, name: { stringValue: name } });
    }
    // A project that the Worker adds changes the user's lock too.
    await setFields(instance, `limit_turns/${uid}`, { turn: { integerValue: "1000" } });
    await page.reload();
    await sidebar().getByRole("button", { name: "Acme" }).click();
    await page.getByLabel("Find a project").last().fill("lam");
    await page.getByRole("option", { name: "Lamps" }).click();
    await sidebar().getByRole("combobox", { name: "Project" }).getByText("Lamps").click();
    await page.getByLabel("Find a project").last().fill("nothing");
    await page.getByText("No project with that name.").waitFor();
    await page.getByRole("button", { name: "New project" }).click();
    await page.getByRole("dialog").getByLabel("Name").waitFor();
    await page.keyboard.press("Escape");
    for (const name of ["Candles", "Lamps", "Chairs", "Tables", "Rugs"])
      await removeDocument(instance, `projects/${name}`);
    await page.reload();
    await sidebar().getByRole("button", { name: "Acme" }).waitFor();
  });

  it("takes a brand kit, and leaves the product's own where it is switched off", async () => {
    await sidebar().getByRole("link", { name: "Project settings" }).click();
    await page.getByText("Off: each product's own colors.").waitFor();
    await page.getByText("One set of colors for everything").click();
    await page.getByRole("textbox", { name: "Ground", exact: true }).fill("#12352");
    expect(await page.getByRole("button", { name: "Save brand kit" }).isDisabled()).toBe(true);
    await page.getByText("Use a color like #1a2b3c.").waitFor();
    await page.getByRole("textbox", { name: "Ground", exact: true }).fill("#12352b");
    await page.getByText("One pair of typefaces for everything").click();
    const font = page.getByLabel("Upload a font for “Large words”").and(page.locator("input"));
    await font.setInputFiles({ name: "brand.ttf", mimeType: "font/ttf", buffer: Buffer.from("No font at all.") });
    await page.getByText("brand.ttf isn't a font. Use a TTF, OTF or WOFF2 file.").waitFor();
    await font.setInputFiles(FONT);
    const large = page.getByRole("combobox", { name: "Large words" });
    await large.filter({ hasText: "Courier Prime Bold" }).waitFor();
    await page.getByRole("textbox", { name: "Words to use" }).fill("slow-burn, beeswax");
    await page.getByRole("button", { name: "Save brand kit" }).click();
    await toast("Brand kit saved. New content uses it.");
    await page.getByRole("button", { name: "Remove beeswax" }).waitFor();
    await page.reload();
    await large.filter({ hasText: "Courier Prime Bold" }).waitFor();
  });

  it.each([
    ["create", "Failed to create project"],
    ["rename", "Failed to update project"],
    ["remove", "Failed to delete project"],
  ] as const)("shows the error when it could not %s: %s", async (verb, words) => {
    await page.route(`**/api/trpc/projects.${verb}*`, (route) => route.abort());
    if (verb === "create") await openNewProject(page, "Acme", "Gamma");
    else await sidebar().getByRole("link", { name: "Project settings" }).click();
    if (verb === "rename") {
      await page.getByLabel("Project name").fill("Acme 2");
      await page.getByRole("button", { name: "Save", exact: true }).click();
    }
    if (verb === "remove") {
      await page.getByRole("button", { name: "Delete project" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete project" }).click();
    }
    await toast(words);
    await page.unroute(`**/api/trpc/projects.${verb}*`);
    await page.keyboard.press("Escape");
  });

  it("shows in place of the projects that they could not be loaded", async () => {
    await page.route("**/api/trpc/*projects.list*", (route) => route.abort());
    await page.reload();
    await sidebar().getByText("Failed to load projects").waitFor();
    await page.unroute("**/api/trpc/*projects.list*");
    await page.reload();
  });

  it("asks before it deletes, then shows the first project that remains, then none", async () => {
    for (const next of ["Beta", "Create your first project"]) {
      await sidebar().getByRole("link", { name: "Project settings" }).click();
      await page.getByRole("button", { name: "Delete project" }).click();
      await page.getByRole("alertdialog").getByText(QUESTION).waitFor();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete project" }).click();
      await sidebar().getByRole("button", { name: next }).waitFor();
    }
    await expect.poll(stored).toBeNull();
  });
});

/** The uid of the signed-in user, as stored by the identity provider's library. */
const uidOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((it) => it.startsWith("firebase:authUser:")) ?? "";
    return JSON.parse(localStorage.getItem(key) ?? "{}").uid as string;
  });

async function openNewProject(page: Page, current: string, name: string): Promise<void> {
  await page.locator("aside").getByRole("button", { name: current }).click();
  await page.getByRole("menuitem", { name: "New project" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Create project" }).click();
}
