import { describe, expect, it } from "vitest";
import type { CaptionEdit } from "./caption-edit.ts";
import { changeWords, pageChange } from "./change-word.ts";
import { editedWords } from "./edited-words.ts";

const said = (text: string) =>
  text.split(" ").map((word, i) => ({ text: word, startMs: i * 300, endMs: i * 300 + 280 }));
const shown = (text: string, edits: readonly CaptionEdit[]) =>
  editedWords(said(text), edits)
    .map((word) => word?.text ?? "–")
    .join(" ");

describe("edited captions", () => {
  const tunnels: CaptionEdit = { word: "tunnels,", index: 1, text: "tunnels deep," };

  it.each([
    ["It tunnels, again", "It tunnels deep, again"],
    ["Again: it tunnels.", "Again: it tunnels deep,"],
    ["It burns well", "It burns well"],
    ["Tunnels here and tunnels there", "tunnels deep, here and tunnels there"],
  ])("show the corrected word while it is said: %s", (words, expected) => {
    expect(shown(words, [tunnels])).toBe(expected);
  });

  it("give each of two equal words its own edit", () => {
    const edits = [
      { word: "no", index: 0, text: "NO" },
      { word: "no", index: 1, text: "" },
    ];
    expect(shown("no no thanks", edits)).toBe("NO – thanks");
    expect(shown("oh no no thanks", edits)).toBe("oh NO – thanks");
  });

  it("move with the word's new time, and a word never ends before it begins", () => {
    const edits = [{ word: "wax", index: 1, startShiftMs: 200, endShiftMs: -400 }];
    expect(editedWords(said("hot wax"), edits)[1]).toMatchObject({ startMs: 500, endMs: 501 });
    expect(editedWords(said("very hot wax"), edits)[2]).toMatchObject({ startMs: 800, endMs: 801 });
  });
});

describe("a change of a word", () => {
  it("is kept beside those of other words, and gone once it is what is said", () => {
    const words = said("It tunels deep");
    const corrected = changeWords([], words, new Map([[1, { text: "tunnels" }]]));
    expect(corrected).toEqual([{ word: "tunels", index: 1, text: "tunnels" }]);
    const marked = changeWords(corrected, words, new Map([[2, { emphasis: true }]]));
    expect(marked).toHaveLength(2);
    expect(changeWords(marked, words, new Map([[1, { text: "tunels" }]]))).toEqual([
      { word: "deep", index: 2, emphasis: true },
    ]);
  });

  it("keeps edits of words that another voice said", () => {
    const old = { word: "candle", index: 4, text: "Candle" };
    expect(changeWords([old], said("It tunels"), new Map([[1, { emphasis: true }]]))).toContainEqual(old);
  });

  it("splits and joins pages without moving the next one", () => {
    expect([...pageChange([0, 3, 6], 1, "new")]).toEqual([
      [1, { page: "new" }],
      [3, { page: "new" }],
    ]);
    expect([...pageChange([0, 3, 6], 6, "same")]).toEqual([[6, { page: "same" }]]);
  });
});
