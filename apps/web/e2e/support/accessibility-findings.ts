import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * The serious and critical findings of axe on a page: the rule and the first element. With `rules`, checks only these.
 */
export async function accessibilityFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Only rules that are off or not serious look into the style sheets and media that axe would load again.
  const options: RunOptions = { resultTypes: ["violations"], preload: false, ...(rules && { runOnly: [...rules] }) };
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
}
