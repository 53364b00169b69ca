import type { Page, Response } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityInBothThemes } from "./support/accessibility-in-both-themes.ts";
import { type Instance, sharedInstance } from "./support/instance.ts";

const written = ["/", "/privacy", "/terms", "/tos", "/impressum", "/api-notice", "/blog", "/blog/what-a-receipt-says"];
const drawn = ["/login", "/signup", "/reset-password"];

describe("the public pages (spec §2, Public routes)", () => {
  let instance: Instance;
  let page: Page;

  beforeAll(async () => {
    instance = await sharedInstance();
    page = await instance.newPage();
  });
  afterAll(() => instance.stop());

  // One visit for all tests of a page.
  describe.each(written)("%s", (path) => {
    let answer: Response | null;
    beforeAll(async () => {
      answer = await page.goto(`${instance.app.origin}${path}`);
    });

    it("has a title, a description, its own address, and links to every other page", async () => {
      expect(answer?.status()).toBe(200);
      expect(await page.title()).toContain("Vignette");
      const content = (name: string) => page.locator(`meta[name=${name}]`).getAttribute("content");
      expect((await content("description"))?.length).toBeGreaterThan(40);
      expect(await content("robots")).toBe("index, follow");
      expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${instance.app.origin}${path}`);
      const links = await page.locator("footer a").evaluateAll((all) => all.map((it) => it.getAttribute("href")));
      const every = ["/blog", "/privacy", "/terms", "/tos", "/api-notice", "/impressum"];
      expect(links).toEqual(expect.arrayContaining(every));
    });

    it("has text without an unfilled operator's value", async () => {
      const words = await page.locator("main").textContent();
      expect(words?.length).toBeGreaterThan(40);
      expect(words).not.toMatch(/\{\{|undefined/);
    });

    it("passes axe in both themes", async () => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await accessibilityInBothThemes(page)).toEqual([]);
    });

    it("fits a phone without horizontal scrolling", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth <= 390])).toEqual([390, true]);
      await page.setViewportSize({ width: 1280, height: 900 });
    });
  });

  it("lists the parts of a legal page", async () => {
    await page.goto(`${instance.app.origin}/privacy`);
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Your rights" }).click();
    expect(new URL(page.url()).hash).toBe("#your-rights");
    expect(await page.locator("h2#your-rights").textContent()).toBe("Your rights");
  });

  it("has an address in each language, which leads to the others and to the landing page in its language", async () => {
    await page.goto(`${instance.app.origin}/terms`);
    await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "Deutsch" }).click();
    await page.getByRole("heading", { name: "Allgemeine Geschäftsbedingungen" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/de/terms");
    await page.getByRole("link", { name: "Vignette", exact: true }).click();
    await page.locator("#subscription-plans").scrollIntoViewIfNeeded();
    await page.getByRole("link", { name: "Tarif wählen: Starter" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    expect(await accessibilityInBothThemes(page)).toEqual([]);
  });

  it("opens every article from the list of the blog", async () => {
    await page.goto(`${instance.app.origin}/blog`);
    const hrefs = await page.locator("main h2 a").evaluateAll((all) => all.map((it) => it.getAttribute("href")));
    expect(hrefs.length).toBeGreaterThanOrEqual(2);
    for (const href of hrefs) expect((await fetch(`${instance.app.origin}${href}`)).status).toBe(200);
  });

  it("answers 404 at an unknown address, with links back", async () => {
    const answer = await page.goto(`${instance.app.origin}/blog/nothing`);
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { name: "Page not found." }).waitFor();
    await page.getByRole("link", { name: "Home" }).click();
    await page.waitForURL(`${instance.app.origin}/`);
  });

  it("has the theme that was chosen, before any script of ours has loaded", async () => {
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(`${instance.app.origin}/login`);
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.unroute("**/assets/*.js");
    await page.evaluate(() => localStorage.removeItem("theme"));
  });

  it("lets browsers cache hashed files forever, with the same security headers as pages", async () => {
    const [, style] =
      /rel="stylesheet"[^>]* href="([^"]+)"/.exec(await (await fetch(instance.app.origin)).text()) ?? [];
    const { headers } = await fetch(`${instance.app.origin}${style}`);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect((await fetch(`${instance.app.origin}/assets/nothing.js`)).status).toBe(404);
  });

  it.each([...drawn, "/nothing"])("%s passes axe in both themes", async (path) => {
    await page.goto(`${instance.app.origin}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await accessibilityInBothThemes(page)).toEqual([]);
  });
});
