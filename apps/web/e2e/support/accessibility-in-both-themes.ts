import type { Page } from "playwright-core";
import { accessibilityFindings } from "./accessibility-findings.ts";

/** What changes with the theme: colors, and nothing else that axe looks at. */
const THEME_RULES = ["color-contrast", "link-in-text-block"];

/** What axe finds on the page that is serious or worse, by daylight and at night. */
export async function accessibilityInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await accessibilityFindings(page, THEME_RULES);
  await page.emulateMedia({ colorScheme: "light" });
  return [...dark, ...(await accessibilityFindings(page))];
}
