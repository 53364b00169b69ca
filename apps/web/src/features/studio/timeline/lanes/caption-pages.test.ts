import type { TranscriptBeat } from "@vignette/content";
import { expect, it } from "vitest";
import { type CaptionPage, captionPagesOf, pageEdgeMoved } from "./caption-pages.ts";

// Six words of 300 ms, one every 400 ms, two on a page.
const spoken = "Burn it for one hour first".split(" ").map((text, i) => ({
  ...{ text, startMs: i * 400, endMs: i * 400 + 300 },
}));
const beat: TranscriptBeat = {
  beatId: "a",
  spoken,
  words: spoken.map((word, index) => ({
    ...{ ...word, index, said: word.text, emphasis: false, startShiftMs: 0, endShiftMs: 0 },
    ...{ isShown: true, beginsPage: index % 2 === 0, shownMs: word.startMs },
  })),
};
const pages = captionPagesOf([beat]);
const page = (at: number): CaptionPage => {
  const found = pages[at];
  if (!found) throw new Error("There are three pages.");
  return found;
};
const moved = (at: number, edge: "start" | "end", ms: number) => Object.fromEntries(pageEdgeMoved(page(at), edge, ms));

it("shows the pages of a beat from their first word to their last", () => {
  expect(pages.map(({ text, startMs, endMs }) => [text, startMs, endMs])).toEqual([
    ["Burn it", 0, 700],
    ["for one", 800, 1500],
    ["hour first", 1600, 2300],
  ]);
});

it.each([
  ["begins a little earlier", 1, "start", 700, { 2: { startShiftMs: -100 } }],
  ["ends a little later", 0, "end", 780, { 1: { endShiftMs: 80 } }],
  ["the first of the beat, begins later", 0, "start", 150, { 0: { startShiftMs: 150 } }],
  ["the last of the beat, stays longer", 2, "end", 3000, { 5: { endShiftMs: 700 } }],
  ["is never shown for no time", 0, "start", 5000, { 0: { startShiftMs: 200 } }],
] as const)("a page that %s keeps its words", (_, at, edge, ms, changes) => {
  expect(moved(at, edge, ms)).toEqual(changes);
});

it("takes a word of the page before, or leaves its first one to it; the page behind stays", () => {
  const joined = { page: "same", startShiftMs: undefined };
  expect(moved(1, "start", 420)).toEqual({ 1: { page: "new" }, 2: joined, 4: { page: "new" } });
  expect(moved(1, "start", 1190)).toEqual({ 2: joined, 3: { page: "new" }, 4: { page: "new" } });
  expect(moved(0, "end", 1000)).toEqual({ 2: joined, 3: { page: "new" }, 4: { page: "new" } });
  expect(moved(0, "end", 350)).toEqual({ 1: { page: "new" }, 2: joined, 4: { page: "new" } });
});

it("is one page with the one before when it is drawn to its beginning, or to the end of the next", () => {
  const joined = { page: "same", startShiftMs: undefined };
  expect(moved(1, "start", 0)).toEqual({ 2: joined, 4: { page: "new" } });
  expect(moved(0, "end", 1600)).toEqual({ 2: joined, 4: { page: "new" } });
});
