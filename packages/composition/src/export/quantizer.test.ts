import { expect, it } from "vitest";
import { changeOf } from "./change-of.ts";
import { coarserAfter, quantizerOf } from "./quantizer.ts";

it("gives key frames more, because the others copy from them", () => {
  expect(quantizerOf(true, 0)).toBeLessThan(quantizerOf(false, 0));
});

it("becomes coarser after a second above the limit, and finer again below it", () => {
  const seconds = [9, 9, 5, 5, 5, 5, 5, 5, 5];
  let coarser = 0;
  expect(seconds.map((bits) => (coarser = coarserAfter(coarser, bits, 8)))).toEqual([3, 6, 5, 4, 3, 2, 1, 0, 0]);
});

it("never leaves what H.264 allows", () => {
  let coarser = 0;
  for (let second = 0; second < 20; second++) coarser = coarserAfter(coarser, 9, 8);
  expect(quantizerOf(false, coarser)).toBeLessThanOrEqual(51);
});

it.each([
  ["nothing that moves", 0, 0, 0],
  ["a plain picture that moves", 1, 0, 0],
  ["a picture with detail that moves", 2, 3, 5],
])("finds %s as busy as it is", async (_, change, detail, most) => {
  const size = { width: 16, height: 16 };
  const planes = (index: number) =>
    Uint8Array.from({ length: 384 }, (_pixel, i) => 100 + (index % 2) * change + (i % 2) * detail);
  expect(await changeOf(async (index) => planes(index), 30, size)).toBeCloseTo(most, 0);
});
