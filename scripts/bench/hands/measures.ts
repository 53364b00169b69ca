import type { Page } from "playwright-core";

/** How long a page is scrolled, in ms, and how far with each frame, in px: a quick flick. */
const [LENGTH, STEP] = [4000, 60];

/** Frames per second while the page is scrolled by script, down and up again. */
export async function scrolling(page: Page): Promise<number> {
  return await page.evaluate(
    ([length, step]) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        let [frames, direction] = [0, 1];
        const move = () => {
          const passed = performance.now() - begun;
          if (passed >= length) return resolve(Math.round((1000 * frames) / passed));
          frames += 1;
          const before = scrollY;
          scrollBy({ top: step * direction, behavior: "instant" });
          if (scrollY === before) direction = -direction;
          requestAnimationFrame(move);
        };
        requestAnimationFrame(move);
      }),
    [LENGTH, STEP] as const,
  );
}

/**
 * From a click on an entry of the sidebar until the frame of its page stands: its title, or the placeholder of what still
 * loads. In ms.
 */
export async function routeChange(page: Page, entry: string): Promise<number> {
  const link = page.getByRole("navigation").getByRole("link", { name: entry, exact: true }).first();
  await link.evaluate((it) => {
    it.addEventListener(
      "click",
      ({ timeStamp }) => {
        const title = document.querySelector("main h1");
        const paints = new MessageChannel();
        paints.port1.onmessage = () => Object.assign(window, { benchChange: performance.now() - timeStamp });
        const look = () => {
          const isThere = document.querySelector("main h1") !== title || document.querySelector("main [role=status]");
          if (isThere) requestAnimationFrame(() => paints.port2.postMessage(null));
          else setTimeout(look);
        };
        setTimeout(look);
      },
      { once: true },
    );
  });
  await page.evaluate(() => Object.assign(window, { benchChange: null }));
  await link.click();
  const changed = () => (window as unknown as { benchChange: number | null }).benchChange;
  await page.waitForFunction(changed, null, { timeout: 60_000 });
  return (await page.evaluate(changed)) ?? Number.NaN;
}
