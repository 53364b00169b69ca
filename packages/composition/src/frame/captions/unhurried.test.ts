import { expect, it } from "vitest";
import { unhurried } from "./unhurried.ts";

const page = (startMs: number, endMs: number, count = 2) => ({
  startMs,
  endMs,
  words: Array.from({ length: count }, () => ({ text: "word", startMs, endMs })),
});
const lengths = (pages: ReturnType<typeof page>[], fromMs = 0) =>
  unhurried(pages, fromMs).map(({ startMs, endMs }) => endMs - startMs);

it("lends a hasty caption page time from those around it and from the silence after them", () => {
  expect(lengths([page(0, 1200), page(1200, 1700), page(1700, 2900)])).toEqual([1200, 800, 900]);
  expect(lengths([page(0, 600), page(600, 1400), page(1400, 2000)])).toEqual([800, 800, 800]);
  expect(lengths([page(0, 900), page(900, 1000, 1), page(1000, 2000)])).toEqual([900, 400, 800]);
  expect(lengths([page(500, 1000)], 500)).toEqual([800]);
});

it("never shows a page far from its words, and none over the next one or before the clip", () => {
  const pages = unhurried([page(100, 200), page(200, 300), page(300, 400), page(1000, 1900)], 50);
  const off = pages.map(({ startMs, words }) => Math.abs(startMs - (words[0]?.startMs ?? 0)));
  expect(Math.max(...off)).toBeLessThanOrEqual(320);
  for (const [i, { endMs }] of pages.entries()) expect(endMs).toBeLessThanOrEqual(pages[i + 1]?.startMs ?? endMs);
  expect(pages[0]?.startMs).toBeGreaterThanOrEqual(50);
});
