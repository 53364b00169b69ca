import { newBeat } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { editsFromCues } from "./edits-from-cues.ts";
import { readSubtitles } from "./read-subtitles.ts";
import { saidFromCues } from "./said-from-cues.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const SRT =
  "1\r\n00:00:00,000 --> 00:00:01,480\r\nBurn <i>it</i>\r\nlonger\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,000\r\nnext time\r\n";

describe("a file of captions", () => {
  it.each([
    ["SRT", utf8(SRT)],
    ["SRT with a BOM", utf8(`\uFEFF${SRT}`)],
    [
      "VTT",
      utf8(
        "WEBVTT\n\nNOTE x\n\n00:00.000 --> 00:01.480 line:0\n<v Ada>Burn it\nlonger\n\n00:02.000 --> 00:03.000\nnext time\n",
      ),
    ],
    ["SRT in UTF-16", Uint8Array.from(Buffer.from(`\uFEFF${SRT}`, "utf16le"))],
  ])("is read as %s", async (_name, bytes) => {
    const { cues, notes } = await readSubtitles(bytes);
    expect(cues).toEqual([
      { startMs: 0, endMs: 1480, text: "Burn it longer" },
      { startMs: 2000, endMs: 3000, text: "next time" },
    ]);
    expect(notes).toEqual([]);
  });

  it("loses no words to times that are negative, reversed or overlap, and says what was mended", async () => {
    const bad = [
      "1\n-00:00:01,000 --> 00:00:02,000\none\n",
      "2\n00:00:03,000 --> 00:00:02,500\ntwo\n",
      "3\n00:00:04,000 --> 00:00:09,000\nthree\n",
      "4\n00:00:05,000 --> 00:00:06,000\nfour\n",
    ].join("\n");
    const { cues, notes } = await readSubtitles(utf8(bad));
    expect(cues.map(({ startMs, endMs, text }) => [startMs, endMs, text])).toEqual([
      [0, 2000, "one"],
      [3000, 4000, "two"],
      [4000, 5000, "three"],
      [5000, 6000, "four"],
    ]);
    expect(notes).toEqual([
      { what: "times", count: 2 },
      { what: "overlaps", count: 2 },
    ]);
  });

  it.each([
    ["a minus inside", "00:00:-1,500 --> 00:00:02,000", [1000, 2000]],
    ["nothing that is a time", "soon --> 1:xx", [1000, 2500]],
    ["only an end", "?? --> 00:00:03,000", [1000, 3000]],
  ])("keeps the words of a caption whose times have %s", async (_, times, [startMs, endMs]) => {
    const { cues, notes } = await readSubtitles(
      utf8(`1\n00:00:00,000 --> 00:00:01,000\none\n\n2\n${times}\ntwo\n\n3\n00:00:04,000 --> 00:00:05,000\nthree\n`),
    );
    expect(cues.map(({ text }) => text)).toEqual(["one", "two", "three"]);
    expect(cues[1]).toMatchObject({ startMs, endMs });
    expect(notes).toEqual([{ what: "times", count: 1 }]);
  });

  it("is read in an old charset with a word of warning", async () => {
    const latin = Uint8Array.from(Buffer.from("1\n00:00:00,000 --> 00:00:01,000\nschön\n", "latin1"));
    const { cues, notes } = await readSubtitles(latin);
    expect(cues[0]?.text).toBe("schön");
    expect(notes).toEqual([{ what: "charset" }]);
  });

  it.each([
    ["a picture", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])],
    ["nothing", utf8("")],
    ["a letter", utf8("Dear Ada,\n\nno times here.")],
  ])("that is %s is refused", async (_name, bytes) => {
    await expect(readSubtitles(bytes)).rejects.toMatchObject({ reason: "no-captions" });
  });
});

describe("captions for clips that were not transcribed", () => {
  it("become what is said in them, each word with its share of the time", () => {
    const shows = { origin: "uploaded" as const, id: "m", key: "clip", trimMs: 1000 };
    const script = { beats: [newBeat("one"), newBeat("two", { shows })], caption: "", hashtags: [] };
    const times = [0, 3000].map((startMs) => ({ startMs, endMs: startMs + 3000 }));
    const cues = [{ startMs: 4000, endMs: 5000, text: "Burn it" }];
    const after = saidFromCues(script, cues, { times, clips: new Set(["clip"]) });
    expect(after.beats[1]?.shows?.said).toEqual([
      { text: "Burn", startMs: 2000, endMs: 2500 },
      { text: "it", startMs: 2500, endMs: 3000 },
    ]);
    expect(saidFromCues(script, cues, { times, clips: new Set() })).toBe(script);
  });
});

describe("captions from a file", () => {
  const spoken = "It tunels in the wax. Burn it longer".split(" ").map((text, i) => ({
    ...{ text, startMs: i * 300, endMs: i * 300 + 280 },
  }));
  const words = (text: string) => text.split(" ");
  const transcript = [
    { beatId: "one", spoken: spoken.slice(0, 5), words: [] },
    { beatId: "two", spoken: spoken.slice(5), words: [] },
  ];

  it("become edits of the words that are said", () => {
    const cues = [
      { startMs: 0, endMs: 1500, text: "It tunnels deep in wax." },
      { startMs: 1700, endMs: 2500, text: "Burn it longer" },
    ];
    const { changes, unplaced } = editsFromCues(cues, transcript);
    const texts = ["one", "two"].map((id) =>
      Object.fromEntries([...(changes.get(id) ?? [])].map(([at, it]) => [at, it.text])),
    );
    expect(texts).toEqual([
      { 0: undefined, 1: "tunnels", 2: "deep", 3: "in", 4: undefined },
      { 0: undefined, 1: undefined, 2: undefined },
    ]);
    expect(changes.get("two")?.get(0)).toMatchObject({ page: "new", startShiftMs: 200 });
    expect(unplaced).toEqual([]);
  });

  it("hide what is said and not written, and name captions in which nothing is said", () => {
    const cues = [
      { startMs: 0, endMs: 1500, text: words("It tunels the wax.").join(" ") },
      { startMs: 9000, endMs: 9900, text: "Music" },
    ];
    const { changes } = editsFromCues(cues, transcript);
    expect(changes.get("one")?.get(2)).toMatchObject({ text: "" });
    const silent = editsFromCues(
      [{ startMs: 9000, endMs: 9900, text: "Music" }],
      [{ beatId: "one", spoken: [], words: [] }],
    );
    expect(silent.unplaced).toHaveLength(1);
  });
});
