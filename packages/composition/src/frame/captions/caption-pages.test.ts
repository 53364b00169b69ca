import { describe, expect, it } from "vitest";
import type { CaptionsClip } from "../../scene/captions-clip.ts";
import { captionPages } from "./caption-pages.ts";

type Timed = [text: string, startMs: number, endMs: number];

const pagesOf = (style: CaptionsClip["style"], words: Timed[]) =>
  captionPages({
    kind: "captions",
    id: "captions",
    startMs: 0,
    endMs: 10_000,
    words: words.map(([text, startMs, endMs]) => ({ text, startMs, endMs })),
    style,
    box: { x: 65, y: 1010, w: 845, h: 190 },
    accent: "accent",
  });
const texts = (style: CaptionsClip["style"], words: Timed[]) =>
  pagesOf(style, words).map((page) => page.words.map((word) => word.text).join(" "));

describe("captionPages", () => {
  const six = ["one", "two", "three", "four", "five", "six"];
  const marked = (look: CaptionsClip["look"], marks: Record<number, "new" | "same"> = {}) =>
    captionPages({
      ...{ kind: "captions", id: "captions", startMs: 0, endMs: 10_000, style: "active-box", look },
      words: six.map((text, i) => ({
        text,
        startMs: i * 400,
        endMs: i * 400 + 380,
        ...(marks[i] && { page: marks[i] }),
      })),
      ...{ box: { x: 65, y: 1010, w: 845, h: 190 }, accent: "accent" },
    }).map((page) => page.words.map((word) => word.text).join(" "));

  it("begins a page and joins two where the user said so", () => {
    expect(marked(undefined)).toEqual(["one two three", "four five six"]);
    expect(marked(undefined, { 1: "new", 3: "new" })).toEqual(["one", "two three", "four five six"]);
    expect(marked(undefined, { 3: "same" })).toEqual(["one two three four five six"]);
  });

  it("holds as many words as the user allows", () => {
    expect(marked({ wordsPerPage: 1 })).toEqual(six);
    expect(marked({ wordsPerPage: 2 })).toEqual(["one two", "three four", "five six"]);
    expect(marked({ wordsPerPage: 6 })).toEqual([six.join(" ")]);
  });

  it("keeps the words of a name together", () => {
    const words = ["With", "Kiln", "House", "Blend:", "posted", "within", "24", "hours."];
    const timed = words.map((text, i): Timed => [text, i * 400, i * 400 + 380]);
    expect(texts("active-box", timed).some((page) => page.includes("Kiln House Blend:"))).toBe(true);
  });

  it("keeps a verb and its particle together", () => {
    const words = ["The", "serum", "sinks", "in", "within", "a", "minute."];
    const timed = words.map((text, i): Timed => [text, i * 400, i * 400 + 380]);
    expect(texts("active-box", timed).some((page) => page.includes("sinks in"))).toBe(true);
  });

  it("keeps a short sentence on one page where a part of it would be gone too soon", () => {
    const words = ["So", "look", "for", "a", "roast", "date."];
    const timed = words.map((text, i): Timed => [text, i * 220, i * 220 + 200]);
    expect(texts("active-box", timed)).toEqual(["So look for a roast date."]);
  });

  it("gives a long word a page of its own", () => {
    expect(
      texts("one-word", [
        ["candle", 0, 400],
        ["tunnels", 400, 900],
      ]),
    ).toEqual(["candle", "tunnels"]);
  });

  it("joins words that are too short to be read alone until their page can be read", () => {
    expect(
      texts("one-word", [
        ["it", 0, 100],
        ["is", 100, 200],
        ["wax", 300, 700],
      ]),
    ).toEqual(["it is wax"]);
  });

  it.each(["one-word", "scale-pulse", "active-box"] as const)("shows no %s page for less than 0.4 s", (style) => {
    const said = "You pay for it twice, and it fits in every cup holder that we tried.".split(" ");
    for (const each of [250, 330]) {
      const words = said.map((text, at): Timed => [text, at * each, (at + 0.9) * each]);
      for (const { startMs, endMs } of pagesOf(style, words)) expect(endMs - startMs).toBeGreaterThanOrEqual(400);
    }
  });

  it("tears no number from its unit, its name or what it counts", () => {
    const said = (text: string): Timed[] => text.split(" ").map((word, at) => [word, at * 400, at * 400 + 380]);
    expect(texts("boxed-lines", said("This is the Tern 2 running shoe."))).toEqual([
      "This is the",
      "Tern 2 running shoe.",
    ]);
    expect(texts("boxed-lines", said("Tested over 800 km by 41 runners."))).toEqual([
      "Tested over 800 km",
      "by 41 runners.",
    ]);
    expect(texts("boxed-lines", said("Posted within 24 hours of roasting."))).toEqual([
      "Posted within",
      "24 hours of roasting.",
    ]);
    expect(texts("one-word", said("Over 800 km"))).toEqual(["Over 800 km"]);
  });

  it("begins a new page after a sentence and after a silence", () => {
    const words: Timed[] = [
      ["one.", 0, 200],
      ["two", 250, 400],
      ["three", 900, 1100],
    ];
    expect(texts("active-box", words)).toEqual(["one.", "two", "three"]);
  });

  it("leaves no gap between pages that follow each other, and clears the screen in a silence", () => {
    const pages = pagesOf("one-word", [
      ["candle", 0, 400],
      ["tunnels", 500, 900],
      ["later", 2000, 2400],
    ]);
    expect(pages.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 500],
      [500, 1300],
      [2000, 2800],
    ]);
  });

  it("straightens times that run backwards and skips empty words", () => {
    const pages = pagesOf("one-word", [
      ["candle", 500, 400],
      ["", 450, 460],
      ["wax", 300, 200],
    ]);
    for (const page of pages) expect(page.endMs).toBeGreaterThan(page.startMs);
    expect(
      texts("one-word", [
        ["", 0, 100],
        ["wax", 100, 500],
      ]),
    ).toEqual(["wax"]);
  });
});
