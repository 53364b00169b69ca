import { beforeAll, describe, expect, it } from "vitest";
import { hasHyphenation, hyphenated, loadHyphenation } from "./hyphenation.ts";

describe("hyphenation", () => {
  beforeAll(async () => {
    await Promise.all(["en", "de-AT", "es", "fr", "pt-BR", "it", "nl"].map(loadHyphenation));
  });

  it.each([
    ["en", "uncomfortable", "un-com-fort-able"],
    ["de", "Rechnungsprogramm", "Rech-nungs-pro-gramm"],
    ["es", "extraordinario", "ex-tra-or-di-na-rio"],
    ["fr", "développement", "dé-ve-lop-pe-ment"],
    ["pt", "desenvolvimento", "de-sen-vol-vi-men-to"],
    ["it", "straordinario", "straor-di-na-rio"],
    ["nl", "ondernemingen", "on-der-ne-min-gen"],
  ])("breaks words of %s as they are written: %s", (language, word, expected) => {
    const parts = hyphenated(word, language);
    expect(parts.join("")).toBe(word);
    const allowed = new Set(placesOf(expected.split("-")));
    expect(placesOf(parts).length).toBeGreaterThan(0);
    expect(placesOf(parts).filter((place) => !allowed.has(place))).toEqual([]);
  });

  it("keeps three letters on both sides of a hyphen", () => {
    for (const word of ["Überweisungen", "Steuererklärung", "Idee,"]) {
      for (const part of hyphenated(word, "de")) expect(part.replace(/\P{L}/gu, "").length).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(["@rechnungsprogramm", "#Rechnungsprogramm", "rechnungsprogramm.de", "A4-Rechnungsprogramm"])(
    "leaves %s whole",
    (word) => {
      expect(hyphenated(word, "de")).toEqual([word]);
    },
  );

  it("leaves the words of an unknown language whole, and has nothing to load for it", () => {
    expect(hyphenated("Rechnungsprogramm", "tlh")).toEqual(["Rechnungsprogramm"]);
    expect([hasHyphenation("ja"), hasHyphenation(undefined), hasHyphenation("de-CH")]).toEqual([true, true, true]);
  });
});

/** After how many letters a word may be broken. */
function placesOf(parts: readonly string[]): number[] {
  let at = 0;
  return parts.slice(0, -1).map((part) => {
    at += part.length;
    return at;
  });
}
