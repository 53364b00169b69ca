import { describe, expect, it } from "vitest";
import { Script, storableWords } from "../index.ts";

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
