import type { Page } from "playwright-core";

/**
 * Opens a page whose answers of the Worker come after its first frame, as on a slow network, and returns its layout shift
 * once `isThere` resolves: which share of the window moved, and how far. `late` are the procedures that the document
 * asks for early. Source: https://web.dev/articles/cls
 */
export async function shiftWithLateAnswers(
  page: Page,
  address: string,
  { late, isThere }: { late: readonly string[]; isThere: () => Promise<unknown> },
): Promise<number> {
  await page.addInitScript(sumShifts);
  await page.route("**/api/trpc/**", async (route) => {
    const response = await route.fetch();
    const { pathname } = new URL(route.request().url());
    if (pathname.includes("flags.current")) {
      const paths = pathname.split("/").at(-1)?.split(",") ?? [];
      const answers = (await response.json()) as unknown[];
      // Without an early answer, the page asks once it is there.
      const json = answers.map((it, at) => (late.includes(paths[at] ?? "") ? { error: {} } : it));
      return await route.fulfill({ response, json });
    }
    await page.locator("main h1").waitFor();
    await page.evaluate(twoFrames);
    await route.fulfill({ response });
  });
  await page.goto(address);
  await isThere();
  await page.evaluate(twoFrames);
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  await page.unrouteAll({ behavior: "wait" });
  return shift;
}

const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Runs in the page. */
function sumShifts(): void {
  const shown = window as unknown as { shift: number };
  shown.shift = 0;
  new PerformanceObserver((list) => {
    for (const it of list.getEntries() as (PerformanceEntry & { value: number })[]) shown.shift += it.value;
  }).observe({ type: "layout-shift", buffered: true });
}
