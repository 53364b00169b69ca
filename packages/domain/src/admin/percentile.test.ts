import { expect, it } from "vitest";
import { percentile } from "./percentile.ts";

it.each([
  [[], 0.5, null],
  [[7], 0.95, 7],
  [[40, 10, 30, 20], 0.5, 20],
  [[40, 10, 30, 20], 0.95, 40],
  [Array.from({ length: 100 }, (_, index) => index + 1), 0.95, 95],
])("of %j, the share %d stays at or below %j", (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});
