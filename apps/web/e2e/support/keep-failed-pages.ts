import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, type TestContext } from "vitest";
import { root } from "../../../../scripts/local/settings.ts";
import { runningInstances } from "./instance.ts";

/** Not part of the repository. */
const FOLDER = join(root, "test-results/stories");

/** How long a page may take to show itself, in ms. One whose script never ends does not answer at all. Our own choice. */
const ANSWER = 10_000;

// A step that fails once in many runs is understood by what its page showed.
afterEach(async ({ task }: TestContext) => {
  const [error] = task.result?.errors ?? [];
  if (!error) return;
  mkdirSync(FOLDER, { recursive: true });
  const kept: string[] = [];
  for (const { browser, errors } of runningInstances) {
    const pages = browser.contexts().flatMap((context) => context.pages());
    for (const page of pages) kept.push(await keep(page, errors, `${nameOf(task.name)}-${task.id}-${kept.length + 1}`));
  }
  error.message += `\n\nIts pages as they were then:\n${kept.join("\n")}`;
});

/** Stores a screenshot, the HTML and the errors of a page. Returns where, or that the page did not answer. */
async function keep(page: Page, errors: readonly string[], name: string): Promise<string> {
  const path = join(FOLDER, name);
  const shown = `${page.url()} in ${relative(root, path)}`;
  const soon = AbortSignal.timeout(ANSWER);
  const late = new Promise<never>((_, reject) => soon.addEventListener("abort", () => reject(soon.reason)));
  try {
    const [html] = await Promise.race([
      Promise.all([page.content(), page.screenshot({ path: `${path}.png`, timeout: ANSWER })]),
      late,
    ]);
    writeFileSync(`${path}.html`, `<!-- ${[page.url(), ...errors].join("\n").replaceAll("--", "- -")} -->\n${html}`);
    return `${shown}.png and .html`;
  } catch (reason) {
    writeFileSync(`${path}.txt`, [page.url(), String(reason), ...errors].join("\n"));
    return `${shown}.txt: it did not answer`;
  }
}

const nameOf = (test: string) => test.replaceAll(/[^a-z0-9]+/gi, "-").slice(0, 60);
