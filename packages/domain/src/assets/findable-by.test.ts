import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findableBy, isSought, narrowest } from "./findable-by.ts";
import type { LibraryFilter } from "./library.ts";

const anItem = (name: string, tags: string[] = [], alt = "") => ({
  origin: "uploaded" as const,
  kind: "image" as const,
  name,
  labels: { alt, tags, folderId: null },
});
const all: LibraryFilter = { show: "all", folderId: null, tag: null, search: "", unusedOnly: false };

describe("an asset is found", () =>
  it.each([
    ["by the beginning of any word", "IMG 2041 candle.jpg", "cand", true],
    ["by all words that are looked for", "pink candle.jpg", "candle pink", true],
    ["not by one of two", "pink candle.jpg", "candle blue", false],
    ["not by the middle of a word", "candle.jpg", "andle", false],
    ["whatever the accents and the case", "Crème BRÛLÉE.png", "creme brulee", true],
    ["in other scripts", "свеча.jpg", "све", true],
    ["by everything where nothing is looked for", "a.jpg", "  ", true],
  ])("%s", (_, name, search, found) => {
    expect(isSought(anItem(name), { ...all, search })).toBe(found);
  }));

describe("the one question to the database", () => {
  it("never leaves out what is looked for", () => {
    const word = fc.string({ unit: "grapheme", minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(word, word, fc.nat(14), (name, tag, length) => {
        const item = anItem(name, [tag]);
        const filter = { ...all, search: name.slice(0, length) };
        const asked = narrowest(filter);
        expect(!isSought(item, filter) || asked === null || findableBy(item).includes(asked)).toBe(true);
      }),
    );
  });

  it.each([
    [{ search: "a candle", tag: "summer" }, "word:candle"],
    [{ tag: "Été", folderId: "f1" }, "tag:ete"],
    [{ folderId: "f1", show: "video" as const }, "folder:f1"],
    [{ show: "video" as const }, "kind:video"],
    [{}, null],
  ])("is the narrowest: %j asks %j", (filter, asked) => {
    expect(narrowest({ ...all, ...filter })).toBe(asked);
  });
});
