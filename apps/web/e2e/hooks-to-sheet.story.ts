import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityInBothThemes } from "./support/accessibility-in-both-themes.ts";
import { type Instance, sharedInstance } from "./support/instance.ts";
import { describeProduct, signUp } from "./support/main-job-steps.ts";
import { widthOf } from "./support/small-screens.ts";

describe("from the hook library to a contact sheet", () => {
  let instance: Instance;
  let page: Page;
  const open = (path: string) => page.goto(`${instance.app.origin}${path}`);
  const rows = () => page.getByRole("list", { name: "Hooks", exact: true }).locator("[data-hook]");
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  beforeAll(async () => {
    instance = await sharedInstance();
    page = await instance.newPage({ width: 1440, height: 1000 });
    await page.goto(instance.app.origin);
    await signUp(page, "ida@acme-candles.test");
    await describeProduct(page);
    await page.getByRole("link", { name: "Pick a hook" }).first().click();
    await rows().first().waitFor();
  });
  afterAll(() => instance.stop());

  it("filters hooks, and keeps a star after a reload", async () => {
    await button("How to, without").click();
    await expect.poll(() => rows().count()).toBe(7);
    // A reload cancels what the Worker has not answered yet.
    const starred = page.waitForResponse(/hookLibrary\.star/);
    await button(/^Star: The easy way to/).click();
    await starred;
    await page.getByRole("combobox", { name: "Length" }).click();
    await page.getByRole("option", { name: "Up to 6 words" }).click();
    await page.getByText("No hook says that.").or(page.getByText("Nothing here yet.")).or(rows().first()).waitFor();
    await page.reload();
    await button("Starred").click();
    await expect.poll(() => rows().allTextContents()).toHaveLength(1);
    expect(await rows().first().textContent()).toContain("The easy way to have a calm evening");
    await button("Starred").click();
  });

  it("holds its rows in place while they scroll into view", async () => {
    await expect.poll(() => rows().count()).toBeGreaterThan(30);
    const moved = await rows().evaluateAll(async (all) => {
      const places = () => all.map((it) => it.getBoundingClientRect().top + scrollY);
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const before = places();
      for (const it of all.filter((_, at) => at % 8 === 0)) {
        it.scrollIntoView({ block: "center" });
        await painted();
      }
      scrollTo(0, 0);
      await painted();
      return places().filter((top, at) => Math.abs(top - (before[at] ?? 0)) > 0.5).length;
    });
    expect(moved).toBe(0);
  });

  it("fills a placeholder in every hook that contains it", async () => {
    await page.locator("summary").filter({ hasText: "Needs a detail (" }).click();
    const gaps = button("Fill “Time”");
    await expect.poll(() => gaps.count()).toBeGreaterThan(3);
    await gaps.first().click();
    await page.getByRole("dialog").getByRole("textbox").fill("two weeks");
    await page.getByRole("dialog").getByRole("button", { name: "Fill it in" }).click();
    await expect.poll(() => gaps.count()).toBe(0);
  });

  it("saves a user's own hook, and refuses one that does not fit", async () => {
    const dialog = page.getByRole("dialog");
    await button("Write a hook").click();
    await dialog.getByLabel("Line").and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Escape");
    await button("Write a hook").and(page.locator(":focus")).press("Enter");
    await dialog.getByLabel("Line").fill("one two three four five six seven eight nine ten");
    await dialog.getByText("1 word too many for two lines on screen: keep it to 9.").waitFor();
    await dialog.getByLabel("Line").fill("The candle [audience] forgot they needed");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await button("Mine").click();
    await expect.poll(() => rows().allTextContents()).toHaveLength(1);
    expect(await rows().first().textContent()).toContain("The candle people working from home forgot they needed");
  });

  it("generates more hooks like one; after a failure nothing is lost and a retry works", async () => {
    await page.route("**/hookLibrary.more*", (route) => route.abort(), { times: 1 });
    await button(/^10 more like this: The candle people/).click();
    await page.getByText("The copywriter didn't answer. Your filters and picks are kept.").waitFor();
    await button("Try again").click();
    await expect.poll(() => rows().count()).toBeGreaterThan(6);
    instance.errors.splice(0);
  });

  it("selects hooks with the keyboard and takes them to Content Creation", async () => {
    await button(/^Pick: The candle people/).focus();
    await page.keyboard.press("p");
    await page.keyboard.press("j");
    await page.keyboard.press("p");
    await page.getByRole("link", { name: "Make with 2 hooks" }).click();
    await page.getByText("2 hooks × 1 look = 2").waitFor();
    const offered = page.getByRole("list", { name: "Hooks", exact: true });
    const another = offered.getByRole("checkbox", { name: "Want to have a calm evening? Start here" });
    await another.click();
    await page.getByText("3 hooks × 1 look = 3").waitFor();
    await another.click();
    await page.getByText("2 hooks × 1 look = 2").waitFor();
  });

  it("generates every hook in every look with one click, and counts only exported creations", async () => {
    await page.getByText("Meme image", { exact: true }).first().click();
    await page.getByRole("group", { name: "Looks" }).getByRole("button").nth(1).click();
    await page.getByText("2 hooks × 2 looks = 4 · uses 4 of 10 images").waitFor();
    await page.getByRole("button", { name: "Make 4", exact: true }).click();
    const sheet = page.getByRole("region", { name: "Contact sheet" });
    const drafts = sheet.getByRole("button", { name: /, Meme image, .*Draft$/ });
    await expect.poll(() => drafts.count()).toBe(4);
    await page.getByText("6 left").first().waitFor();
    // Its picture may be drawn between the two halves of a press, and must not take the press with it.
    await drafts.first().scrollIntoViewIfNeeded();
    expect(await drafts.first().evaluate(isUnderPointer)).toBe(true);

    await drafts.first().focus();
    await page.keyboard.press("x");
    await expect.poll(() => drafts.count()).toBe(3);
    await page.getByRole("status").getByRole("button", { name: "Undo" }).or(button("Undo")).first().click();
    await expect.poll(() => drafts.count()).toBe(4);
  });

  it("checks the selected creations, exports them and opens them in the composer", async () => {
    const sheet = page.getByRole("region", { name: "Contact sheet" });
    await sheet
      .getByRole("button", { name: /^Pick: / })
      .first()
      .click();
    await page.getByRole("button", { name: "Check 1", exact: true }).click();
    await page.getByText(/^(Ready\. 1 of 1|1 of 1 need fixing)\.$/).waitFor();
    await page.getByRole("button", { name: "Schedule 1", exact: true }).click();
    await page.waitForURL(/\/schedule\/new\?asset=/);
  });

  it("shows its filters in a sheet on a phone", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open("/dashboard/hook-library");
    await button(/^Filters/).click();
    await page.getByRole("dialog").getByRole("combobox", { name: "Tone" }).click();
    await page.getByRole("option", { name: "Dry" }).click();
    await button("Show hooks").click();
    await expect.poll(() => rows().count()).toBe(5);
    expect(await widthOf(page)).toBe(320);
    expect(await accessibilityInBothThemes(page)).toEqual([]);
  });

  it("finds a page by a part of its name, opens others with two keys, and lists the keys", async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search or jump to…" }).fill("asse");
    await page.getByRole("option", { name: /^Assets/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/asset-upload");
    await page.getByRole("heading", { name: "Assets" }).waitFor();
    for (const [key, title] of Object.entries(PAGES)) {
      await page.keyboard.press("g");
      await page.keyboard.press(key);
      await page.getByRole("heading", { name: title, level: 1 }).waitFor();
      // No page scrolls sideways on the narrowest screen that is common.
      expect([title, await widthOf(page)]).toEqual([title, 320]);
    }
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
    await page.keyboard.press("Escape");
  });

  it("writes hooks in the language of the brief, and offers none in another", async () => {
    await open("/dashboard/research");
    await page.getByText("More details").click();
    await page.getByRole("combobox", { name: "Language" }).click();
    await page.getByRole("option", { name: "Deutsch" }).click();
    await button("Save changes").click();
    await page.getByRole("link", { name: "Pick a hook" }).click();
    await button("Write 10 hooks in German").click();
    await expect.poll(() => rows().count()).toBeGreaterThan(6);
    expect(await rows().first().textContent()).toContain("Was dir sonst niemand zeigt");
    await button("Write 10 more hooks in German").waitFor();
  });

  it("logs no error in the browser's console", () => {
    expect(instance.errors).toEqual([]);
  });
});

/** The pages behind G, by their letter and title. */
const PAGES = {
  d: "Dashboard",
  r: "Your Product",
  a: "Assets",
  c: "Content Creation",
  s: "Post & Schedule",
  p: "Project settings",
  l: "Analyze",
};

/** Whether a press in the middle of a button meets the button itself, and nothing in it. */
function isUnderPointer(button: Element): boolean {
  const { x, y, width, height } = button.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === button;
}
