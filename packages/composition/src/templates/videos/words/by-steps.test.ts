import { expect, it } from "vitest";
import type { BeatMedia } from "../../../storyboard/storyboard.ts";
import { bySteps } from "./by-steps.ts";
import type { TimedBeat } from "./timed-beats.ts";

const photo = (src: string): BeatMedia => ({ kind: "image", src });
const beat: TimedBeat = {
  ...{
    index: 1,
    startMs: 1000,
    endMs: 6000,
    textStartMs: 1000,
    textEndMs: 6000,
    said: [],
    role: "point",
    media: photo("own"),
    text: "Three taps",
  },
  ...{ phrase: "", isSaid: false, small: "", words: [], isPlain: false, isFirst: false, isLast: false },
};
const shotsOf = (steps: [number, string][]) =>
  bySteps([{ ...beat, steps: steps.map(([startMs, src]) => ({ startMs, media: photo(src) })) }]).map(
    ({ startMs, endMs, media, part }) => [startMs, endMs, media?.src, part],
  );

it("a picture comes when the voice names it, without gaps, and each further one is another part of its beat", () => {
  expect(
    shotsOf([
      [1100, "a"],
      [2500, "b"],
      [4000, "c"],
    ]),
  ).toEqual([
    [1000, 2500, "a", undefined],
    [2500, 4000, "b", 1],
    [4000, 6000, "c", 2],
  ]);
  expect(shotsOf([])).toEqual([[1000, 6000, "own", undefined]]);
});

it("none flashes: a step that is too short gives way to the next one, and the end keeps what is there", () => {
  expect(
    shotsOf([
      [2500, "a"],
      [2900, "b"],
      [5600, "c"],
    ]),
  ).toEqual([
    [1000, 2500, "own", undefined],
    [2500, 6000, "b", 1],
  ]);
});
