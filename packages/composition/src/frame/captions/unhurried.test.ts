import { expect, it } from "vitest";
import { unhurried } from "./unhurried.ts";

const page = (startMs: number, endMs: number, count = 2) => ({
  startMs,
  endMs,
  words: Array.from({ length: count }, () => ({ text: "word", startMs, endMs })),
});
const lengths = (pages: ReturnType<typeof page>[]) => unhurried(pages).map(({ startMs, endMs }) => endMs - startMs);

it("lends a hasty caption page time from those beside it that have more than they need", () => {
  expect(lengths([page(0, 1200), page(1200, 1700), page(1700, 2900)])).toEqual([900, 800, 1200]);
  expect(lengths([page(0, 850), page(850, 1400), page(1400, 2600)])).toEqual([800, 800, 1000]);
  expect(lengths([page(0, 900), page(900, 1000, 1), page(1000, 2000)])).toEqual([800, 250, 950]);
});

it("takes none over a silence, and none that the other page needs", () => {
  expect(lengths([page(0, 1200), page(2000, 2500)])).toEqual([1200, 500]);
  expect(lengths([page(0, 800), page(800, 1300), page(1300, 2000)])).toEqual([800, 500, 700]);
});
