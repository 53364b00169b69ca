import { describe, expect, it } from "vitest";
import { type Beat, newBeat, Script, type ShownFile } from "../script/script.ts";
import { addPiecesToBeat, type BeatLengths, movePieceToBeat } from "./move-to-beat.ts";
import { piecesOf, withWordsKept } from "./pieces.ts";

const files = [
  { key: "phone", type: "video/mp4", durationMs: 60_000 },
  { key: "desk", type: "video/mp4", durationMs: 4000 },
] as const;
const shown = (key: string, part: Partial<ShownFile> = {}): ShownFile => ({
  ...{ origin: "uploaded", id: "m", key, trimMs: 0 },
  ...part,
});
const said = ["one", "two", "three", "four"].map((text, i) => ({ text, startMs: i * 1000, endMs: i * 1000 + 800 }));
const script = (first: Partial<Beat>, second: Partial<Beat>): Script => ({
  beats: [newBeat("a", first), newBeat("b", second)],
  caption: "",
  hashtags: [],
});
const lengths = (part: Partial<BeatLengths> = {}): BeatLengths => ({
  files,
  lengthsMs: new Map([
    ["a", 3000],
    ["b", 2000],
  ]),
  isVoiced: false,
  ...part,
});
const move = (of: Script, index: number, part: Partial<BeatLengths> = {}, to = 9) =>
  movePieceToBeat(of, { beatId: "a", index }, { beatId: "b", index: to }, lengths(part));
const ranges = ({ beats }: Script) =>
  beats.map((beat) => piecesOf(beat).map(({ key, trimMs, endTrimMs }) => [key, trimMs, endTrimMs]));

describe("a clip that is moved into another beat", () => {
  const cut = { shows: shown("phone", { endTrimMs: 1000 }), more: [shown("desk", { trimMs: 500, speed: 2 })] };

  it("takes its cuts, its speed and its place there", () => {
    const { script: after, to } = move(script(cut, { shows: shown("desk") }), 1, {}, 0);
    expect(ranges(after)).toEqual([
      [["phone", 0, 1000]],
      [
        ["desk", 500, undefined],
        ["desk", 0, 2000],
      ],
    ]);
    expect(piecesOf(after.beats[1] ?? newBeat("b"))[0]?.speed).toBe(2);
    expect(to).toEqual({ beatId: "b", index: 0 });
    expect(after.beats.map(({ locked }) => locked)).toEqual([true, true]);
    expect(Script.safeParse(after).success).toBe(true);
  });

  it("shows no more of a long recording than its beat did", () => {
    const { script: after } = move(script({ shows: shown("phone", { trimMs: 2000 }) }, {}), 0);
    expect(ranges(after)).toEqual([[], [["phone", 2000, 5000]]]);
  });

  it("takes the words that are said in it, with their edited captions", () => {
    const edits = [
      { word: "one", index: 0, text: "1" },
      { word: "three", index: 2, emphasis: true },
      { word: "gone", index: 3, text: "kept" },
    ];
    const before = script(
      {
        shows: shown("phone", { endTrimMs: 2000, said }),
        more: [shown("phone", { trimMs: 2000, endTrimMs: 4000 })],
        captionEdits: edits,
      },
      {},
    );
    const { beats } = withWordsKept(before, move(before, 1).script);
    expect(beats.map(({ captionEdits }) => captionEdits)).toEqual([[edits[2], edits[0]], [{ ...edits[1], index: 0 }]]);
    expect(beats[0]?.shows?.said).toEqual(said);
    const whole = withWordsKept(before, move({ ...before, beats: beats }, 0).script);
    expect(whole.beats[1]?.shows?.said ?? whole.beats[1]?.more?.[0]?.said).toEqual(said);
  });

  it("is seen under a voice where the beat was full before, and so are the others", () => {
    const voiced = move(script({ shows: shown("desk") }, { shows: shown("phone") }), 0, { isVoiced: true });
    expect(ranges(voiced.script)[1]).toEqual([
      ["phone", 0, 1000],
      ["desk", 0, 3000],
    ]);
    const first = move(script({ shows: shown("desk") }, { shows: shown("phone") }), 0, { isVoiced: true }, 0);
    expect(ranges(first.script)[1]).toEqual([
      ["desk", 0, 1000],
      ["phone", 0, 2000],
    ]);
  });

  it("makes a beat that is held by the user longer, and the other one shorter", () => {
    const held = move(script({ ...cut, holdMs: 3000 }, { shows: shown("desk"), holdMs: 2000 }), 1);
    expect(held.script.beats.map(({ holdMs }) => holdMs)).toEqual([1250, 3750]);
  });

  it("is refused where the beat holds 121 clips, and stays", () => {
    const full = { shows: shown("desk"), more: Array.from({ length: 120 }, () => shown("desk")) };
    expect(() => move(script(cut, full), 0)).toThrow("at most 121");
  });
});

describe("clips that are added to a beat", () => {
  const add = (of: Partial<Beat>, keys: readonly string[], part: Partial<BeatLengths> = {}) =>
    addPiecesToBeat(
      script({}, of),
      keys.map((key) => shown(key)),
      { beatId: "b", index: of.shows ? 1 : 0 },
      lengths(part),
    );

  it("are seen under a voice where the beat was full before", () => {
    const { script: after, to } = add({ shows: shown("phone") }, ["desk"], { isVoiced: true });
    expect(ranges(after)[1]).toEqual([
      ["phone", 0, 1000],
      ["desk", 0, undefined],
    ]);
    expect(to).toEqual({ beatId: "b", index: 1 });
  });

  it("share the time there is under a voice", () => {
    const full = add({ shows: shown("phone") }, ["desk", "phone"], { isVoiced: true });
    expect(ranges(full.script)[1]?.slice(0, 2)).toEqual([
      ["phone", 0, 1000],
      ["desk", 0, 500],
    ]);
    const empty = add({}, ["desk", "phone"], { isVoiced: true });
    expect(ranges(empty.script)[1]?.[0]).toEqual(["desk", 0, 1000]);
  });

  it("are shown whole without a voice, after what was shown, and make a held beat longer", () => {
    const { beats } = add({ shows: shown("phone"), holdMs: 2000 }, ["desk"]).script;
    expect(ranges({ ...script({}, {}), beats })[1]).toEqual([
      ["phone", 0, 2000],
      ["desk", 0, undefined],
    ]);
    expect(beats[1]?.holdMs).toBe(6000);
  });
});
