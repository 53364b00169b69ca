import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runMinuteJob } from "../../../scripts/local/run-app.ts";
import { aBrief } from "./support/a-brief.ts";
import { accessibilityInBothThemes } from "./support/accessibility-in-both-themes.ts";
import { logIn } from "./support/approval-steps.ts";
import { anOwner } from "./support/calendar-steps.ts";
import { type Instance, sharedInstance } from "./support/instance.ts";
import { fitsPhone } from "./support/small-screens.ts";

describe("a recipe", () => {
  let instance: Instance;
  let page: Page;
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const checkbox = (name: string | RegExp) => page.getByRole("checkbox", { name });
  const focused = (name: string) => page.locator("button:focus", { hasText: name });
  const history = () => page.getByRole("list", { name: "History" });

  beforeAll(async () => {
    instance = await sharedInstance();
    const owner = await anOwner(instance, "rita@acme-candles.test", []);
    await owner.ask("research.save", { id: null, projectId: owner.projectId, brief: aBrief, reason: "edit" });
    page = await instance.newPage();
    await logIn(page, instance.app.origin, owner.email, "/dashboard/automation");
  });
  afterAll(() => instance.stop());

  it("starts from a preset, and what was typed survives a reload", async () => {
    await page.getByRole("link", { name: "Set up “Three a week”" }).click();
    await page.getByLabel("Name", { exact: true }).fill("A meme twice a day");
    await checkbox("Carousel").click();
    await checkbox("Meme image").click();
    await page.getByText("Schedule without asking").click();
    await page.getByLabel("Pieces a week, at most").fill("1");
    await page.reload();
    await page.getByText("We restored your unsaved draft.").waitFor();
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("A meme twice a day");
  });

  it("says beside the field what is missing, and is saved once it can run", async () => {
    await button("Save").last().click();
    await page.getByText("Choose at least one account.").waitFor();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
    await checkbox(/^Instagram @/).click();
    // Twice a day: wherever the clock stands, the first piece is made at once.
    await button("Sat").click();
    await button("Sun").click();
    await button("Add").click();
    await page.getByLabel("Add a time").fill("06:30");
    await button("Add").click();
    await button("Save").last().click();
    await page.getByText("This recipe hasn't started.").waitFor();
  });

  it("shows what the next 14 days would bring, and skips one of them until it is put back", async () => {
    await button(/^Skip /)
      .first()
      .click();
    await page.getByText("You skipped this one.").waitFor();
    await button(/^Put back /).click();
    await page.getByText("You skipped this one.").waitFor({ state: "detached" });
  });

  it("makes one piece to look at, and posts nothing", async () => {
    await button("Try it").click();
    await focused("Cancel dry run").waitFor();
    await page.getByRole("img", { name: "Slide 1" }).waitFor();
    await history().getByText("Dry run").waitFor();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
  });

  it("runs once it is started, and says what it made and where it goes", async () => {
    await button("Start").click();
    await focused("Pause").waitFor();
    await runMinuteJob(instance.app.origin);
    await history().getByText("Scheduled", { exact: true }).first().waitFor();
    await history().getByRole("link", { name: "Open post" }).first().waitFor();
  });

  it("is paused, which the dashboard says, too", async () => {
    await button("Pause").click();
    await page.getByText(/^You paused this recipe\./).waitFor();
    await focused("Resume").waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    await fitsPhone(page);
    await page.getByRole("link", { name: "Home" }).click();
    await page.getByRole("link", { name: /^A meme twice a day.*Paused$/ }).click();
    await page.getByRole("heading", { name: "A meme twice a day" }).waitFor();
  });

  it("begins another one in its form, by keyboard alone", async () => {
    await page.goto(`${instance.app.origin}/dashboard/automation`);
    await button("New recipe").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem").first().waitFor();
    for (const key of ["ArrowDown", "Enter"]) await page.keyboard.press(key);
    const name = page.getByLabel("Name", { exact: true });
    await expect.poll(() => name.evaluate((it) => it === document.activeElement)).toBe(true);
    await fitsPhone(page);
  });

  it("logs no error in the browser's console", () => {
    expect(instance.errors).toEqual([]);
  });
});
