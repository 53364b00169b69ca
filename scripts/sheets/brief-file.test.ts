import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readBriefs } from "./brief-file.ts";

/** A photo of the briefs has at most this many bytes: they are only stored to be looked at small. */
const PHOTO_MOST = 200_000;

describe("the built-in briefs of the contact sheets", () => {
  const briefs = readBriefs(undefined);

  it("are six products, two of them in German and Spanish", () => {
    expect(briefs).toHaveLength(6);
    expect(briefs.map(({ brief }) => brief.language).toSorted()).toEqual(["de", "en", "en", "en", "en", "es"]);
  });

  it.each(briefs)("$name brings its own photos", ({ photos }) => {
    expect(photos.length).toBeGreaterThanOrEqual(2);
    for (const { file } of photos) expect(statSync(file).size).toBeLessThanOrEqual(PHOTO_MOST);
  });
});
