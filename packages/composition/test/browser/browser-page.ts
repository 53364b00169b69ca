import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { inject } from "vitest";

const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

/**
 * A test page, built as production builds it except for the size, open in a headless Chromium with storage of its own. `root` is the folder of
 * its `index.html`.
 */
export async function openBrowserPage(root = import.meta.dirname): Promise<{ page: Page; close: () => Promise<void> }> {
  browser ??= launched();
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

async function launched(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: ARGS });
}

/** `CHROMIUM_PATH`, or `chromium` on the PATH. */
function chromiumPath(): string {
  const onPath = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "chromium"));
  const found = process.env.CHROMIUM_PATH ?? onPath.find((path) => existsSync(path));
  if (!found) throw new Error("These tests need Chromium: put it on the PATH or set CHROMIUM_PATH.");
  return found;
}
