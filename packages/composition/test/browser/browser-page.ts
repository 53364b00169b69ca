import { type Browser, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
import { chromiumFlags, ensureChromium } from "../../../../scripts/local/chromium.ts";

/**
 * A test page, built as production builds it except for the size, open in a headless Chromium with storage of its own. `root` is the folder of
 * its `index.html`.
 */
export async function openBrowserPage(root = import.meta.dirname): Promise<{ page: Page; close: () => Promise<void> }> {
  browser ??= chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const answer = await fetch(`${inject("builtPages")}/?root=${encodeURIComponent(root)}`);
  const origin = await answer.text();
  if (!answer.ok) throw new Error(origin);
  const page = await (await browser).newPage();
  await page.goto(`${origin}/index.html`);
  await page.waitForFunction(() => "page" in globalThis);
  return { page, close: () => page.close() };
}

/** For all test files that run in one process, as long as it lives: Playwright ends its browsers with the process. */
let browser: Promise<Browser> | null = null;
