import type { Locator, Page } from "playwright-core";

/** A sentence typed quickly: eight letters a second. */
const SENTENCE = "and it still smells of fig in the morning, which nobody told me before";
const BETWEEN = 125;
/** The browser does not report shorter waits; they count as this. */
const LEAST = 16;

/** Types into a field, and returns how long each key took, from press to the next paint, in ms. */
export async function keyWaits(page: Page, field: Locator, sentence = SENTENCE): Promise<number[]> {
  await page.evaluate((least) => {
    const waits = new Map<number, number>();
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name !== "keydown" && entry.name !== "keypress" && entry.name !== "input") continue;
        const key = Math.round(entry.startTime / 20);
        waits.set(key, Math.max(waits.get(key) ?? 0, entry.duration));
      }
    });
    observer.observe({ type: "event", durationThreshold: least, buffered: false } as PerformanceObserverInit);
    Object.assign(window, { benchWaits: () => [...waits.values()] });
  }, LEAST);
  await field.press("End");
  await field.pressSequentially(sentence, { delay: BETWEEN });
  await page.waitForTimeout(300);
  const waits = await page.evaluate(() => (window as unknown as { benchWaits: () => number[] }).benchWaits());
  return [...waits, ...Array.from({ length: Math.max(0, sentence.length - waits.length) }, () => LEAST)];
}

/** The 95th of a hundred, rounded. */
export const p95 = (values: readonly number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN);
