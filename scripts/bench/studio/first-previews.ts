import type { Page } from "playwright-core";
import { isDrawn } from "../web/is-drawn.ts";
import { type Editor, HOOK } from "./an-editor.ts";

/** Times in ms: from "Make 1" until the creation is on the stage, and from its URL until it is there again. */
export async function firstPreviews({ page, origin }: Editor, runs: number) {
  const times = { made: [] as number[], reopened: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${origin}/create?hook=${encodeURIComponent(HOOK)}`);
    await page.getByText("Video story", { exact: true }).first().click();
    const frames = page.getByRole("button", { name: /, Video story[^a-z]/ });
    const before = await frames.count();
    const make = page.getByRole("button", { name: "Make 1", exact: true });
    await make.waitFor();
    const start = Date.now();
    await make.click();
    while ((await frames.count()) <= before) await page.waitForTimeout(10);
    await frames.first().click();
    await untilDrawn(page);
    times.made.push(Date.now() - start);

    const again = Date.now();
    await page.goto(page.url());
    await untilDrawn(page);
    times.reopened.push(Date.now() - again);
  }
  return times;
}

/** Until the stage shows a picture with words. Looked at before each paint. */
async function untilDrawn(page: Page): Promise<void> {
  const stage = "document.querySelector('section[aria-label=\"Preview\"] canvas')";
  await page.waitForFunction(`${stage} && (${isDrawn})(${stage})`, undefined, { timeout: 60_000 });
}
