import { newBeat, type Script } from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { clipRanges, type HeardBeat, sentenceStarts, withoutWords, withSentenceMoved } from "./cut-words.ts";

const said = "We um pour. By hand. Twice a day.".split(" ").map((text, i) => ({
  ...{ text, startMs: 1000 + i * 500, endMs: 1400 + i * 500 },
}));
const shows = { origin: "uploaded" as const, id: "m", key: "clip", trimMs: 1000, endTrimMs: 5000, said };
const script: Script = { beats: [newBeat("one", { shows })], caption: "", hashtags: [] };
const heard: HeardBeat = {
  beat: {
    beatId: "one",
    spoken: said.map((word) => ({ ...word, startMs: word.startMs + 1000, endMs: word.endMs + 1000 })),
    words: [],
  },
  ...{ startMs: 2000, endMs: 6000, files: [{ key: "clip", type: "video/mp4" as const, durationMs: 8000 }] },
};
const pieces = ({ beats: [beat] }: Script) =>
  [beat?.shows, ...(beat?.more ?? [])].map((it) => [it?.trimMs, it?.endTrimMs]);

it("cuts a word that is struck out from the clip, and keeps the words of the clip", () => {
  const after = withoutWords(script, heard, [1]);
  expect(pieces(after)).toEqual([
    [1000, 1460],
    [1960, 5000],
  ]);
  expect(after.beats[0]?.shows?.said).toEqual(said);
});

it("cuts nothing where the clip does not say the word", () => {
  const other = { ...heard, beat: { ...heard.beat, spoken: [{ text: "other", startMs: 2000, endMs: 2400 }] } };
  expect(clipRanges(script, other)).toEqual([null]);
  expect(pieces(withoutWords(script, other, [0]))).toEqual([[1000, 5000]]);
});

it("shortens a beat that showed the beginning of a longer clip", () => {
  const { endTrimMs: _, ...open } = shows;
  const longer = { ...script, beats: [newBeat("one", { shows: open })] };
  expect(pieces(withoutWords(longer, heard, [1])).at(-1)).toEqual([1960, 5000]);
});

it("plays a sentence before another one", () => {
  expect(sentenceStarts(heard.beat)).toEqual([0, 3, 5]);
  expect(pieces(withSentenceMoved(script, heard, 2, 0))).toEqual([
    [3460, 5000],
    [1000, 3460],
  ]);
});
