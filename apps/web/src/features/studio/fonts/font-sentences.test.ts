import { expect, it } from "vitest";
import { fontNotes } from "./font-sentences.ts";

const facts = { family: "Brand", style: "Bold", weights: null };
const has = (text: string) => new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));

it("says which letters of a product's language a font lacks", () => {
  const needed = new Map([["de-AT", ["a", "ä", "ß"]]]);
  expect(fontNotes({ facts, isColored: false, letters: has("aäß") }, needed)).toEqual([]);
  expect(fontNotes({ facts, isColored: false, letters: has("a") }, needed)).toEqual([
    "For German it lacks ä ß. Another typeface is used for them.",
  ]);
});

it("lists eight of many letters, then counts", () => {
  const needed = new Map([["ru", [..."абвгдежзик"]]]);
  expect(fontNotes({ facts, isColored: false, letters: has("") }, needed)).toEqual([
    "For Russian it lacks а б в г д е ж з and 2 more. Another typeface is used for them.",
  ]);
});

it("says that a variable font has weights, and that colors are not used", () => {
  const font = { facts: { ...facts, weights: [200, 800] as [number, number] }, isColored: true, letters: has("") };
  expect(fontNotes(font, new Map())).toEqual([
    "Variable: weights 200 to 800.",
    "Its own colors aren't used: letters have the color of the text.",
  ]);
});
