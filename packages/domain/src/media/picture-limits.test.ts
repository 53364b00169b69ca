import { describe, expect, it } from "vitest";
import { isTooManyPixels, pictureWays } from "./picture-limits.ts";

describe("a picture's size", () => {
  it.each([
    [8000, 8000, false],
    [16_384, 3906, false],
    [8001, 8000, true],
    [16_385, 1, true],
    [65_535, 65_535, true],
  ])("of %d × %d is more than is decoded: %s", (width, height, tooMany) => {
    expect(isTooManyPixels({ width, height })).toBe(tooMany);
  });
});

describe("every way in", () => {
  it.each(Object.entries(pictureWays))("takes JPEG, PNG and WebP, and at most 50 MB: %s", (_, { types, maxBytes }) => {
    expect(types).toEqual(expect.arrayContaining(["image/jpeg", "image/png", "image/webp"]));
    expect(maxBytes).toBeLessThanOrEqual(50 * 1024 * 1024);
  });
});
