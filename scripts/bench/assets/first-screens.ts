import type { Browser, Page } from "playwright-core";
import type { Owner } from "./a-library.ts";

/** Opens the Assets page of a project repeatedly; each result is the time to a complete first screen, in ms. */
export async function firstScreens(browser: Browser, origin: string, owner: Owner) {
  const page = await signedIn(browser, origin, owner);
  return {
    /** From the dashboard by the link, with nothing of it kept in memory. */
    async opened(): Promise<number> {
      await page.goto(`${origin}/dashboard`);
      const link = page.getByRole("link", { name: "Assets", exact: true });
      await link.waitFor();
      await page.evaluate(() => performance.clearMarks());
      await link.evaluate((it) => it.addEventListener("click", () => performance.mark("opened"), { once: true }));
      await link.click();
      return await untilComplete(page, "opened");
    },
    /** The address alone: the app, the session and the page. */
    async reloaded(): Promise<number> {
      await page.goto(`${origin}/dashboard/asset-upload`);
      return await untilComplete(page, null);
    },
    frames: () => page.locator("[data-item]").count(),
  };
}

async function signedIn(browser: Browser, origin: string, { email, password }: Owner): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/dashboard");
  await page.getByRole("button", { name: "Continue with the free plan" }).click();
  return page;
}

/** Until every visible frame shows its picture: checked before each paint. */
async function untilComplete(page: Page, mark: string | null): Promise<number> {
  return await page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const pictures = [...document.querySelectorAll<HTMLImageElement>(".frame-wall img")];
          const inSight = pictures.filter((it) => it.getBoundingClientRect().top < innerHeight);
          const isComplete = inSight.length > 0 && inSight.every((it) => it.complete && it.naturalWidth > 0);
          if (!isComplete) return requestAnimationFrame(look);
          const start = from === null ? 0 : (performance.getEntriesByName(from)[0]?.startTime ?? 0);
          resolve(performance.now() - start);
        };
        look();
      }),
    mark,
  );
}
