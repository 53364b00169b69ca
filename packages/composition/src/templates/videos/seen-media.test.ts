import { describe, expect, it } from "vitest";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { seenMedia } from "./seen-media.ts";

const image: BeatMedia = { kind: "image", src: "photo" };
const video = (durationMs: number): BeatMedia => ({
  kind: "video",
  src: "v",
  trimMs: 500,
  durationMs,
  hasSound: true,
});
const beats = (...media: (BeatMedia | null)[]) =>
  media.map((it, i) => ({ media: it, startMs: i * 2000, endMs: (i + 1) * 2000 }));
const trims = (...media: (BeatMedia | null)[]) =>
  seenMedia(beats(...media)).map((it) => (it?.media.kind === "video" ? it.media.trimMs : null));

describe("what a beat shows", () => {
  it("goes on where the beat before left the same recording", () => {
    expect(trims(video(9000), video(9000), video(9000))).toEqual([500, 2500, 4500]);
  });

  it("begins anew where a recording is over, or something else came between", () => {
    expect(trims(video(2500), video(2500))).toEqual([500, 500]);
    expect(trims(video(9000), image, video(9000))).toEqual([500, null, 500]);
  });

  it("is another beat's if it has none of its own, and nothing if no beat has any", () => {
    expect(seenMedia(beats(image, null))).toEqual([
      { media: image, isBorrowed: false },
      { media: image, isBorrowed: true },
    ]);
    expect(seenMedia(beats(null, null))).toEqual([null, null]);
  });
});
