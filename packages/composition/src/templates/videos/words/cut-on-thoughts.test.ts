import { describe, expect, it } from "vitest";
import type { BeatMedia } from "../../../storyboard/storyboard.ts";
import { cutOnThoughts } from "./cut-on-thoughts.ts";
import type { TimedBeat } from "./timed-beats.ts";

const photo: BeatMedia = { kind: "image", src: "cup", size: { width: 1080, height: 1300 } };

/** A beat of 6 s whose words begin every 500 ms. */
function aBeat(said: string, differs: Partial<TimedBeat> = {}): TimedBeat {
  const words = said
    .split(" ")
    .filter(Boolean)
    .map((text, at) => ({ text, startMs: at * 500, endMs: at * 500 + 400 }));
  return {
    ...{ startMs: 0, endMs: 6000, textEndMs: 6000, index: 1, role: "point", media: photo, text: "", phrase: "" },
    ...{ isSaid: false, small: "", words, isPlain: false, isFirst: false, isLast: false },
    ...differs,
  };
}

const cutsOf = (beat: TimedBeat) => cutOnThoughts([beat]).map(({ startMs, endMs, part }) => [startMs, endMs, part]);

describe("a photo that would stand long", () => {
  it("is cut where a sentence begins", () => {
    expect(cutsOf(aBeat("It is normal. It only feels so because it happens so often.", { endMs: 5000 }))).toEqual([
      [0, 1500, undefined],
      [1500, 5000, 1],
    ]);
  });

  it("is cut again as long as a part is long", () => {
    expect(cutsOf(aBeat("", { endMs: 8000 })).map(([, , part]) => part)).toEqual([undefined, 1, 2, 3]);
    expect(cutsOf(aBeat("", { endMs: 7000 })).map(([ms]) => ms)).toEqual([0, 3500]);
  });

  it("is cut on the word in its middle if all of it is one sentence, or in its middle without words", () => {
    expect(cutsOf(aBeat("It only feels so because it happens far too often"))[1]?.[0]).toBe(3000);
    expect(cutsOf(aBeat(""))[1]?.[0]).toBe(3000);
  });

  it.each<[string, Partial<TimedBeat>]>([
    ["stands for less than 3.6 s", { endMs: 3500 }],
    ["is the last one", { isLast: true }],
    ["is a screenshot", { media: { ...photo, isScreen: true } }],
    ["is a phone with an app", { media: { ...photo, isDevice: true } }],
    ["is a clip", { media: { kind: "video", src: "clip", trimMs: 0, durationMs: 9000, hasSound: false } }],
  ])("stays whole if it %s", (_why, differs) => {
    expect(cutsOf(aBeat("One two three four five six seven", differs))).toHaveLength(1);
  });
});
