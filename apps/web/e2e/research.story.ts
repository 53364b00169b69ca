import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityInBothThemes } from "./support/accessibility-in-both-themes.ts";
import { type Instance, sharedInstance } from "./support/instance.ts";
import { signUp } from "./support/main-job-steps.ts";

/** A page of this story's own, like the small shop's, so that it may change. */
const PAGE = "/candle-of-ines";

describe("from a product page to a brief that stays up to date", () => {
  let instance: Instance;
  let page: Page;
  let html: string;
  const field = (name: string) => page.getByLabel(new RegExp(`^${name}( optional)?$`));
  const control = async (path: string, body: object) => {
    await fetch(`${instance.app.sandboxOrigin}/__control/${path}`, { method: "POST", body: JSON.stringify(body) });
  };
  const publish = (next: string) => control("pages", { path: PAGE, html: next });
  const fault = (rule: object) => control("faults", rule);
  const undo = async (title: string) =>
    await page.getByRole("status").filter({ hasText: title }).getByRole("button", { name: "Undo" }).click();
  const toastsGone = async () => {
    // A toast stays while the pointer is over it.
    await page.mouse.move(5, 5);
    await expect.poll(() => page.locator("[aria-label=Dismiss]").count()).toBe(0);
  };
  const saved = () => page.getByText("Saved.", { exact: true }).waitFor();

  beforeAll(async () => {
    instance = await sharedInstance();
    page = await instance.newPage();
    html = await (await fetch(`${instance.app.sandboxOrigin}/acme.example/candle`)).text();
    await publish(html);
    await page.goto(instance.app.origin);
    await signUp(page, "ines@acme-candles.test");
    await page.getByRole("button", { name: "Describe your product" }).click();
  });
  afterAll(() => instance.stop());

  it("shows why a page cannot be read, and keeps its address", async () => {
    await page.getByLabel("Page", { exact: true }).fill("acme.example/locked");
    await page.getByRole("button", { name: "Read page" }).click();
    await page.getByText("That page asks for a login.").waitFor();
    await page.getByRole("button", { name: "Write it myself" }).last().click();
    await page.getByLabel("Product", { exact: true }).and(page.locator(":focus")).waitFor();
    expect(await page.getByLabel("Page", { exact: true }).inputValue()).toBe("acme.example/locked");
  });

  it("reads the pasted text of a page that turns robots away", async () => {
    await page.getByLabel("Page", { exact: true }).fill("acme.example/guarded");
    await page.getByRole("button", { name: "Read page" }).click();
    await page.getByText("That shop blocks robots, so we can't read the page.").waitFor();
    await page.getByRole("button", { name: "Paste the text" }).click();
    await page
      .getByLabel("Text of the page")
      .fill("Fig diffuser\nLasts 90 days in any room of the house, without a flame.\n€19");
    await page.getByRole("button", { name: "Read text" }).click();
    await expect.poll(() => field("Product").inputValue()).toBe("Fig diffuser");
    await page.getByText(/^Reading page/).waitFor({ state: "detached" });
    await field("What it is").fill("A thing that I describe myself.");
  });

  it("can stop reading", async () => {
    await fault({ host: "acme.example", path: PAGE, fault: { hold: "before" } });
    await page.getByLabel("Page", { exact: true }).fill(`acme.example${PAGE}`);
    await page.getByRole("button", { name: "Read page" }).click();
    await page.getByText("Reading page… 0 of 7 facts").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText(/^Reading page/).waitFor({ state: "detached" });
    await control("release", { host: "acme.example" });
    expect(await field("Product").inputValue()).toBe("Fig diffuser");
  });

  it("keeps the facts of the page if the rest cannot be generated, and completes it with a retry", async () => {
    const busy = { status: 429, body: { error: { message: "Slow down", code: "rate_limit_exceeded" } } };
    await fault({ host: "api.openai.com", mentions: "acme.example/candle-of-ines", times: 6, fault: busy });
    await page.getByLabel("Page", { exact: true }).fill(`acme.example${PAGE}`);
    await page.getByRole("button", { name: "Read page" }).click();
    await page.getByText("We filled in what we found on the page. Complete the rest yourself.").waitFor();
    expect(await field("Product").inputValue()).toBe("Slow-burn soy candle");
    expect(await field("For").inputValue()).toBe("");
    expect(await field("What it is").inputValue()).toBe("A thing that I describe myself.");
    await page.getByRole("heading", { name: "What would change" }).waitFor();
    await page.getByRole("checkbox", { name: /^What it is/ }).click();
    await page.getByRole("button", { name: "Accept 1 change" }).click();
    // Faults that the first attempt did not use would hit the second one.
    const again = page.getByRole("button", { name: "Try again" });
    await expect
      .poll(
        async () => {
          if (await again.isVisible()) await again.click();
          return await field("For").inputValue();
        },
        { interval: 500 },
      )
      .toBe("People who work from home");
    await expect.poll(() => field("Voice").inputValue()).toBe("warm, plain");
  });

  it("shows the source of each statement on the page", async () => {
    await page.getByRole("link", { name: "acme.example, price" }).waitFor();
    await page.getByText("More details").click();
    await page.getByRole("group", { name: "Objections" }).getByText("acme.example, paragraph").first().waitFor();
    await page.getByRole("button", { name: "Save product" }).click();
    await saved();
    await toastsGone();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
  });

  it("has the pictures of the page as the product's photos, with their origin, and takes one away and back", async () => {
    const photos = page.getByRole("button", { name: /^Remove: / });
    await expect.poll(() => photos.count()).toBe(2);
    // Small pictures are made of them, by which screenshots are recognized.
    await expect.poll(() => page.locator(".frame-wall img[src*='/thumbnails/']").count()).toBe(2);
    await page.getByRole("button", { name: "Remove: A cotton wick from near by" }).click();
    await expect.poll(() => photos.count()).toBe(1);
    await undo("“A cotton wick from near by” was removed.");
    await expect.poll(() => photos.count()).toBe(2);
    await toastsGone();
    await page.getByRole("link", { name: "Open Assets" }).click();
    await page.getByRole("button", { name: /^A cotton wick from near by, Photo/ }).waitFor();
    await page.getByRole("button", { name: /^A lit candle on a desk, Photo, 800×1000/ }).click();
    await page.getByRole("link", { name: "acme.example/candle-of-ines" }).waitFor();
    await page.keyboard.press("Escape");
    await page.goBack();
    await photos.first().waitFor();
  });

  it("strikes a claim, keeps it visible, and undoes it", async () => {
    const strike = page.getByRole("button", { name: "Exclude Burns for 60 hours" });
    await strike.click();
    await page.getByText("Excluded: it won't be used.").waitFor();
    await undo("Excluded. It won't be used in hooks or scripts.");
    await page.getByText("Excluded: it won't be used.").waitFor({ state: "detached" });
    await strike.click();
    await page.getByText("More details").click();
    await page.getByRole("button", { name: "Lock Voice" }).click();
    await field("Voice").fill("dry");
    await page.getByRole("button", { name: "Save changes" }).click();
    await saved();
  });

  it("does not use a claim without a source until it has one", async () => {
    await page.getByRole("button", { name: "Add a fact" }).click();
    await page
      .getByLabel(/^Evidence \d/)
      .last()
      .fill("No.1 in Europe");
    await page.getByText("No source").waitFor();
    await page.getByRole("button", { name: "Add source" }).click();
    await page.getByLabel("Source", { exact: true }).fill("acme.example/awards");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByText("No source").waitFor({ state: "detached" });
    await page.locator("textarea:focus").getByText("No.1 in Europe").waitFor();
    await page.getByRole("button", { name: "Save changes" }).click();
    await saved();
  });

  it("shows what changed on the page: one change is accepted, one rejected, and a locked field stays", async () => {
    await publish(html.replace("24.00", "26.00").replace("Burns for 60 hours", "Burns for 70 hours"));
    await page.getByRole("button", { name: "Read again" }).click();
    await page.getByRole("heading", { name: "What would change" }).waitFor();
    await toastsGone();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
    await page.getByRole("checkbox", { name: /^Evidence/ }).click();
    await page.getByRole("button", { name: "Accept 1 change" }).click();
    expect(await field("Price").inputValue()).toBe("€26");
    await undo("1 field changed.");
    expect(await field("Price").inputValue()).toBe("€24");
    await page.getByRole("button", { name: "Read again" }).click();
    await page.getByRole("checkbox", { name: /^Evidence/ }).click();
    await page.getByRole("button", { name: "Accept 1 change" }).click();
    await page.getByRole("button", { name: "Save changes" }).click();
    await saved();
    expect(await page.getByRole("button", { name: "Exclude Burns for 60 hours" }).count()).toBe(1);
    expect(await page.getByRole("button", { name: "Exclude Burns for 70 hours" }).count()).toBe(0);
  });

  it("keeps a locked field when the brief is generated again", async () => {
    await page.getByRole("button", { name: "Rewrite brief" }).click();
    await page.getByText("Voice is locked and won't change.").waitFor();
    await page.getByRole("button", { name: "Keep everything" }).click();
    expect(await field("Voice").inputValue()).toBe("dry");
  });

  it("restores an earlier value of a field", async () => {
    await page.getByRole("button", { name: "History of Price" }).click();
    await page.getByText(/^Before re-read, \d+ \w+, \d\d:\d\d$/).waitFor();
    await page.getByRole("button", { name: "Restore" }).click();
    expect(await field("Price").inputValue()).toBe("€24");
    await page.getByRole("button", { name: "Save changes" }).click();
    await saved();
  });

  it("can hold a second product, and restores a deleted one", async () => {
    await page.getByRole("button", { name: "Add product" }).click();
    await field("Product").fill("Fig diffuser");
    await field("What it is").fill("A diffuser that smells of fig.");
    await field("For").fill("people with small flats");
    await page.getByRole("button", { name: "Save product" }).click();
    await page.getByRole("combobox", { name: "Product" }).getByText("Fig diffuser").waitFor();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("combobox", { name: "Product" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Restore" }).click();
    await page.getByRole("combobox", { name: "Product" }).waitFor();
  });

  it("fits a phone", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  it("logs no error in the browser's console except for the simulated answers", () => {
    expect(instance.errors.filter((it) => !/status of (429|400|503)/.test(it))).toEqual([]);
  });
});
