import { describe, expect, it } from "vitest";
import { fillersIn, rangesLeft, Script, silencesIn, storableWords, wordsLeft } from "../index.ts";

describe("the words that were heard in a clip", () => {
  it("are kept whole and in order, for any transcription", () => {
    const words = storableWords([
      { text: "world", startMs: 400.4, endMs: 380 },
      { text: " Hello\u0007 ", startMs: -20, endMs: 390 },
      { text: "  ", startMs: 500, endMs: 600 },
      { text: `\ud800${"o".repeat(90)}`, startMs: 700, endMs: 800 },
    ]);
    expect(words.map(({ text, startMs, endMs }) => [text.slice(0, 5), startMs, endMs])).toEqual([
      ["Hello", 0, 390],
      ["world", 400, 400],
      ["\ufffdoooo", 700, 800],
    ]);
    const shows = { origin: "uploaded", id: "m1", key: "materials/u1/m1/f1", trimMs: 0, said: words };
    const beat = { id: "a", role: "hook", line: "", title: "", body: "", imagePrompt: "", shows };
    const rest = { holdMs: null, locked: true, take: 0, stars: null };
    expect(Script.safeParse({ beats: [{ ...beat, ...rest }], caption: "", hashtags: [] }).success).toBe(true);
  });
});

describe("a recording from which pauses and filler words were cut", () => {
  const said = [
    { text: "So", startMs: 1000, endMs: 1300 },
    { text: "um,", startMs: 1400, endMs: 1600 },
    { text: "candles", startMs: 1700, endMs: 2200 },
    { text: "soot", startMs: 5000, endMs: 5400 },
  ];
  const whole = { fromMs: 0, toMs: 6000 };
  const left = rangesLeft(whole, [...silencesIn(said, whole), ...fillersIn(said, whole)]);

  it("keeps the other words, with the breath around them", () =>
    expect(left.map(({ fromMs, toMs }) => [fromMs, toMs])).toEqual([
      [850, 1400],
      [1700, 2350],
      [4850, 5550],
    ]));

  it("says them earlier by what was cut before", () =>
    expect(wordsLeft(said, left)).toEqual([
      { text: "So", startMs: 150, endMs: 450 },
      { text: "candles", startMs: 550, endMs: 1050 },
      { text: "soot", startMs: 1350, endMs: 1750 },
    ]));
});
