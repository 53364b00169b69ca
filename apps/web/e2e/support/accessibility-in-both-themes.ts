import type { Page } from "playwright-core";
import { accessibilityFindings } from "./accessibility-findings.ts";

/** The rules whose result depends on the theme: those about colors. */
const THEME_RULES = ["color-contrast", "link-in-text-block"];

/** The serious and critical findings of axe on a page, in the light and the dark theme. */
export async function accessibilityInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await accessibilityFindings(page, THEME_RULES);
  await page.emulateMedia({ colorScheme: "light" });
  return [...dark, ...(await accessibilityFindings(page))];
}
