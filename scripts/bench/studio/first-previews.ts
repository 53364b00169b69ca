import type { Page } from "playwright-core";
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

/** Until the stage shows a picture with words: more than a few tones. Looked at before each paint. */
async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const canvas = document.querySelector<HTMLCanvasElement>('section[aria-label="Preview"] canvas');
      const small = new OffscreenCanvas(24, 24).getContext("2d");
      if (!canvas || !small || canvas.width === 0) return false;
      small.drawImage(canvas, 0, 0, 24, 24);
      const { data } = small.getImageData(0, 0, 24, 24);
      return new Set(Array.from({ length: 576 }, (_, i) => (data[4 * i] ?? 0) >> 4)).size > 4;
    },
    undefined,
    { timeout: 60_000 },
  );
}
