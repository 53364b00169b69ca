import { describe, expect, it } from "vitest";
import { type Beat, newBeat, Script, ShownFile } from "../script/script.ts";
import { withoutRanges } from "./cut-ranges.ts";
import { replacePieces, splitPiece, trimPiece } from "./piece-edits.ts";
import { piecesOf, withWordsKept } from "./pieces.ts";
import { pieceAt, reelMs, reelOf } from "./reel.ts";
import { fillersIn, silencesIn } from "./silences.ts";
import { splitBeat } from "./split-beat.ts";

const files = [
  { key: "phone", type: "video/mp4", durationMs: 10_000 },
  { key: "photo", type: "image/jpeg", durationMs: null },
] as const;
const shown = (key: string, part: Partial<ShownFile> = {}): ShownFile => ({
  ...{ origin: "uploaded", id: "m", key, trimMs: 0 },
  ...part,
});
const beat = (...[shows, ...more]: ShownFile[]): Beat =>
  newBeat("a", {
    line: "Stop doing this every day",
    title: "Stop",
    shows: shows ?? null,
    ...(more.length > 0 && { more }),
  });
const ranges = (of: Beat) => piecesOf(of).map(({ key, trimMs, endTrimMs }) => [key, trimMs, endTrimMs]);

describe("what a beat shows", () => {
  it("is one clip after the other, each for as long as it lasts at its speed", () => {
    const reel = reelOf(beat(shown("phone", { trimMs: 4000, speed: 2 }), shown("photo"), shown("phone")), files);
    expect(reel.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 3000],
      [3000, 5000],
      [5000, 15_000],
    ]);
    expect(pieceAt(reel, 3500)?.shown.key).toBe("photo");
  });

  it("leaves out a clip that was deleted from the library, and keeps it in the beat", () => {
    const gone = beat(shown("deleted"), shown("phone"));
    expect(reelMs(reelOf(gone, files))).toBe(10_000);
    expect(piecesOf(gone)).toHaveLength(2);
  });
});

describe("a clip as it is stored", () => {
  it.each([Number.NaN, 0, 2.1, Number.POSITIVE_INFINITY])("is never played at a speed of %d", (speed) =>
    expect(ShownFile.safeParse(shown("phone", { speed })).error?.issues[0]?.path).toEqual(["speed"]),
  );

  it("that ends where it begins is left out, and is not lost", () => {
    const empty = beat(shown("phone", { trimMs: 3000, endTrimMs: 3000 }), shown("photo"));
    expect(reelOf(empty, files).map((piece) => piece.shown.key)).toEqual(["photo"]);
    expect(piecesOf(empty)).toHaveLength(2);
  });
});

describe("a clip", () => {
  it("is split where the playhead is, at its own speed", () => {
    const fast = beat(shown("phone", { trimMs: 2000, speed: 2, holds: true }));
    const split = splitPiece(fast, files, 1000);
    expect(ranges(split)).toEqual([
      ["phone", 2000, 4000],
      ["phone", 4000, undefined],
    ]);
    expect(piecesOf(split).map(({ holds }) => holds)).toEqual([undefined, true]);
  });

  it.each([0, 150, 9900])("is not split at %i ms, next to its edge", (ms) =>
    expect(() => splitPiece(beat(shown("phone")), files, ms)).toThrow("nothing to split here"),
  );

  it("is not split again where it was split", () =>
    expect(() => splitPiece(splitPiece(beat(shown("phone")), files, 3000), files, 3050)).toThrow("nothing to split"));

  it("that is not there cannot be split", () =>
    expect(() => splitPiece(beat(), files, 1000)).toThrow("no clip at the playhead"));

  it("is trimmed at both ends, never beyond its file, and never to nothing", () => {
    const trim = (edge: "start" | "end", ms: number) =>
      ranges(trimPiece(beat(shown("phone", { trimMs: 1000, endTrimMs: 5000 })), files, { index: 0, edge, ms }))[0];
    expect(trim("start", 2500)).toEqual(["phone", 2500, 5000]);
    expect(trim("start", -10)).toEqual(["phone", 0, 5000]);
    expect(trim("start", 9000)).toEqual(["phone", 4800, 5000]);
    expect(trim("end", 99_000)).toEqual(["phone", 1000, 10_000]);
    expect(trim("end", 0)).toEqual(["phone", 1000, 1200]);
    expect(trim("end", Number.NaN)).toEqual(["phone", 1000, 5000]);
  });

  it("loses its silences and filler words", () => {
    const said = [
      { text: "So", startMs: 1000, endMs: 1300 },
      { text: "um,", startMs: 1400, endMs: 1600 },
      { text: "candles", startMs: 1700, endMs: 2200 },
      { text: "soot", startMs: 5000, endMs: 5400 },
    ];
    const whole = { fromMs: 0, toMs: 10_000 };
    const left = withoutRanges(beat(shown("phone")), files, "phone", [
      ...silencesIn(said, whole),
      ...fillersIn(said, whole),
    ]);
    expect(ranges(left)).toEqual([
      ["phone", 850, 1400],
      ["phone", 1700, 2350],
      ["phone", 4850, 5550],
    ]);
    expect(silencesIn([], whole)).toEqual([]);
  });

  it("whose every word is cut stays", () => {
    const one = beat(shown("phone"));
    expect(withoutRanges(one, files, "phone", [{ fromMs: 0, toMs: 10_000 }])).toBe(one);
  });

  it("keeps its words when the piece that held them is removed", () => {
    const said = [{ text: "So", startMs: 0, endMs: 300 }];
    const script: Script = { beats: [beat(shown("phone", { said }), shown("phone"))], caption: "", hashtags: [] };
    const [first] = script.beats;
    const after = { ...script, beats: [replacePieces(first ?? beat(), 0, 1, [])] };
    expect(withWordsKept(script, after).beats[0]?.shows?.said).toEqual(said);
  });

  it("takes its place among at most 121", () =>
    expect(() => replacePieces(beat(shown("photo")), 0, 0, Array(121).fill(shown("photo")))).toThrow("at most 121"));
});

describe("a beat", () => {
  const point = { atMs: 2000, lengthMs: 6000, wordsBefore: 3, isVoiced: true };
  const script: Script = { beats: [beat(shown("phone"))], caption: "", hashtags: [] };
  const split = (part: Partial<typeof point> = {}, of = script) =>
    splitBeat(of, { id: "a", newId: "b", files }, { ...point, ...part });

  it("is split in two: its clip at the time, what it says at the word", () => {
    const { beats } = split();
    expect(beats.map(({ id, line, title }) => [id, line, title])).toEqual([
      ["a", "Stop doing this", "Stop"],
      ["b", "every day", ""],
    ]);
    expect(beats.flatMap(ranges)).toEqual([
      ["phone", 0, 2000],
      ["phone", 2000, undefined],
    ]);
    expect(Script.safeParse(split()).success).toBe(true);
  });

  it("takes a cut next to the playhead", () => {
    const cut = { ...script, beats: script.beats.map((it) => splitPiece(it, files, 2050)) };
    expect(split({}, cut).beats.map((it) => ranges(it).map(([, trimMs]) => trimMs))).toEqual([[0], [2050]]);
  });

  it("without a voice stays as long in two halves as in one", () =>
    expect(split({ isVoiced: false }).beats.map(({ holdMs }) => holdMs)).toEqual([2000, 4000]));

  it("leaves the call to action at the end", () => {
    const ask = { ...script, beats: [newBeat("a", { role: "ask", line: "Try it for a week" })] };
    expect(split({}, ask).beats.map(({ role }) => role)).toEqual(["point", "ask"]);
  });

  it.each([0, 100, 5900])("is not split at %i of 6000 ms", (atMs) =>
    expect(() => split({ atMs })).toThrow("nothing to split here"),
  );

  it.each([
    ["before the first word of a voice", { wordsBefore: 0 }, "between two spoken words"],
    ["after the last word of a voice", { wordsBefore: 5, atMs: 5800 }, "between two spoken words"],
    ["where it is too short for two halves", { lengthMs: 390, atMs: 195 }, "too short to split"],
  ])("is not split %s, and says what to do", (_, part, sentence) => expect(() => split(part)).toThrow(sentence));

  it("under a voice needs two words to be split between, and none without a voice", () => {
    const wordless = { ...script, beats: [newBeat("a", { line: "", title: "Stop" })] };
    expect(() => split({ wordsBefore: 0 }, wordless)).toThrow("Add words to it first");
    expect(split({ wordsBefore: 0, isVoiced: false }, wordless).beats).toHaveLength(2);
  });
});
