import type { Page } from "playwright-core";
import { expect } from "vitest";

/** How wide a page is, in px, with what can be scrolled to. */
export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** A page on the narrowest screen that is common, where nothing is wider than the screen. */
export async function fitsPhone(page: Page): Promise<void> {
  const large = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await widthOf(page)).toBe(320);
  if (large) await page.setViewportSize(large);
}

/**
 * An open creation on a screen of 1440 × 900 px at 200 % zoom, where the whole stage is above the bottom bar without a
 * scroll, and on a phone.
 */
export async function fitsSmallScreens(page: Page): Promise<void> {
  const large = page.viewportSize();
  await page.setViewportSize({ width: 720, height: 450 });
  await page.evaluate(() => scrollTo(0, 0));
  const stage = page.getByRole("region", { name: "Preview" }).locator("canvas").first();
  const room = async () => {
    const [box, bar] = [await stage.boundingBox(), await page.getByRole("navigation").last().boundingBox()];
    return box && bar && box.y >= 0 && box.y + box.height <= bar.y ? Math.round(box.height) : 0;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(144);
  if (large) await page.setViewportSize(large);
  await fitsPhone(page);
}

/**
 * Cards on a phone, a tablet and a desktop: how often a name takes more than one line, and how often two in one row differ
 * in height.
 */
export async function unevenCards(page: Page, group: string): Promise<number[]> {
  const large = page.viewportSize();
  const found: number[] = [];
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page.getByRole("radiogroup", { name: group }).locator("label");
    found.push(
      await cards.evaluateAll((all) => {
        const rows = all.map((it) => it.getBoundingClientRect());
        const wrapped = all.filter((it) => (it.querySelector(".font-medium")?.getClientRects().length ?? 0) !== 1);
        const uneven = rows.filter(({ top, height }) => rows.some((it) => it.top === top && it.height !== height));
        return all.length === 0 ? Number.NaN : wrapped.length + uneven.length;
      }),
    );
  }
  if (large) await page.setViewportSize(large);
  return found;
}
