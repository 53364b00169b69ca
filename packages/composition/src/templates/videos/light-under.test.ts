import { describe, expect, it } from "vitest";
import { aStoryboard, sceneOf } from "../../../test/scenes/video-storyboards.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";

const bottle = (ground: string): BeatMedia => ({
  ...{ kind: "image", src: "bottle", size: { width: 900, height: 1125 }, ground },
  subject: { x: 0.3, y: 0.2, w: 0.35, h: 0.7 },
});

/** The colors of a title and of the captions of *Beat cuts* over a picture. */
function colorsOver(media: BeatMedia) {
  const storyboard = aStoryboard("video-story", "beat-cuts", 3, "pictures");
  const beats = storyboard.beats.map((beat) => ({ ...beat, media }));
  const clips = sceneOf({ ...storyboard, beats }).tracks.flatMap((track) => track.clips);
  const title = clips.find(({ id }) => id === "words-0");
  const captions = clips.flatMap((it) => (it.kind === "captions" ? [it.look?.color] : []));
  return { title: title?.kind === "text" && title.color, captions: captions[0] };
}

describe("words without a box", () => {
  it("are ink on the light ground of a product, and white on a dark one", () => {
    expect(colorsOver(bottle("#dde8e2"))).toMatchObject({ title: "ink" });
    expect(colorsOver(bottle("#202020"))).toMatchObject({ title: "#ffffff", captions: undefined });
  });
});
