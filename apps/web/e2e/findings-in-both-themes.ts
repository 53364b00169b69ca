import type { Page } from "playwright-core";
import { seriousFindings } from "./serious-findings.ts";

/** What axe finds on the page that is serious or worse, by daylight and at night. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await seriousFindings(page)));
  }
  return found;
}
