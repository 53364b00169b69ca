import { expect, it } from "vitest";
import { noValues } from "./metrics.ts";
import { totalOf, watchedShare } from "./totals.ts";

it("totals add up what is known, and the watch time is the mean over views", () => {
  const long = { ...noValues, views: 100, likes: 1, avgWatchMs: 9000 };
  const short = { ...noValues, views: 300, avgWatchMs: 1000 };
  expect(totalOf([long, short, noValues])).toEqual({ ...noValues, views: 400, likes: 1, avgWatchMs: 3000 });
  expect(totalOf([noValues])).toEqual(noValues);
});

it("the part of a video that is watched is unknown without its length", () => {
  expect(watchedShare({ avgWatchMs: 6000 }, 12_000)).toBe(0.5);
  expect(watchedShare({ avgWatchMs: 6000 }, null)).toBeNull();
  expect(watchedShare({ avgWatchMs: null }, 12_000)).toBeNull();
});
