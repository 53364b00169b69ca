import { describe, expect, it } from "vitest";
import type { BeatMedia } from "../../../storyboard/storyboard.ts";
import { cutOnThoughts, pagesAtCuts } from "./cut-on-thoughts.ts";
import type { TimedBeat } from "./timed-beats.ts";

const photo: BeatMedia = { kind: "image", src: "cup", size: { width: 1080, height: 1300 } };

/** A beat of 6 s whose words begin every 500 ms. */
function aBeat(line: string, differs: Partial<TimedBeat> = {}): TimedBeat {
  const said = line
    .split(" ")
    .filter(Boolean)
    .map((text, at) => ({ text, startMs: at * 500, endMs: at * 500 + 400 }));
  return {
    ...{ startMs: 0, endMs: 6000, textStartMs: 0, textEndMs: 6000, index: 1, role: "point", media: photo, text: "" },
    ...{ phrase: "", isSaid: false, small: "", words: said, said, isPlain: false, isFirst: false, isLast: false },
    ...differs,
  };
}

const cutsOf = (beat: TimedBeat) => cutOnThoughts([beat]).map(({ startMs, endMs, part }) => [startMs, endMs, part]);

describe("a picture that would stand long", () => {
  it("is cut where a sentence begins, also one that only its title shows", () => {
    const beat = aBeat("It is normal. It only feels so because it happens so often.", { endMs: 4500, words: [] });
    expect(cutsOf(beat)).toEqual([
      [0, 1500, undefined],
      [1500, 4500, 1],
    ]);
  });

  it("is cut again as long as a part is long", () => {
    expect(cutsOf(aBeat("", { endMs: 8000 })).map(([, , part]) => part)).toEqual([undefined, 1, 2, 3]);
    expect(cutsOf(aBeat("", { endMs: 5000 })).map(([ms]) => ms)).toEqual([0, 2500]);
  });

  it("is cut at a clause or on the word in its middle if all of it is one sentence, or in its middle without words", () => {
    const cutOf = (line: string) => cutsOf(aBeat(line))[1]?.[0];
    expect(cutOf("It only, feels so because it happens far too often")).toBe(3000);
    expect(cutOf("It only feels so, because it happens far too often")).toBe(2000);
    expect(cutOf("")).toBe(3000);
  });

  it.each<[string, Partial<TimedBeat>]>([
    ["stands for 3 s", { endMs: 3000 }],
    ["is a clip", { media: { kind: "video", src: "clip", trimMs: 0, durationMs: 9000, hasSound: false } }],
  ])("stays whole if it %s", (_why, differs) => {
    expect(cutsOf(aBeat("One two three four five six seven", differs))).toHaveLength(1);
  });

  it("is cut sooner at the end of the video, which its last part ends", () => {
    expect(cutsOf(aBeat("", { endMs: 2600 }))).toHaveLength(1);
    expect(cutOnThoughts([aBeat("", { isLast: true, endMs: 2600 })]).map(({ isLast }) => isLast)).toEqual([
      false,
      true,
    ]);
  });

  it("begins a caption page at each cut", () => {
    const beat = aBeat("It only feels so, because it happens far too often", { endMs: 4900 });
    const [paged] = pagesAtCuts([beat], cutOnThoughts([beat]));
    expect(paged?.words.flatMap(({ text, page }) => (page === "new" ? [text] : []))).toEqual(["because"]);
  });
});
