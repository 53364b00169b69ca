import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowserPage } from "./browser-page.ts";

/** Opens the test page for all tests of a file, and closes it behind them. Its `tab` is there once tests run. */
export function browserTab(): { readonly tab: Page } {
  let opened: Awaited<ReturnType<typeof openBrowserPage>> | null = null;
  beforeAll(async () => {
    opened = await openBrowserPage();
  });
  afterAll(() => opened?.close());
  return {
    get tab() {
      if (!opened) throw new Error("The page is only open while tests run.");
      return opened.page;
    },
  };
}
