import { describe, expect, it } from "vitest";
import { aStoryboard, sceneOf, spoken } from "../../../test/scenes/video-storyboards.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";

const bottle = (ground: string): BeatMedia => ({
  ...{ kind: "image", src: "bottle", size: { width: 900, height: 1125 }, ground },
  subject: { x: 0.3, y: 0.2, w: 0.35, h: 0.7 },
});

/** The colors of words without a box: titles in capitals, and captions word by word. */
function colorsOver(template: string, media: BeatMedia) {
  const storyboard = spoken(aStoryboard("video-story", template, 5, "pictures"));
  const beats = storyboard.beats.map((beat) => ({ ...beat, media }));
  const clips = sceneOf({ ...storyboard, beats, captions: "one-word" }).tracks.flatMap((track) => track.clips);
  const titles = clips.flatMap((it) => (it.kind === "text" && it.caps && !it.textBox ? [it.color] : []));
  const captions = clips.flatMap((it) => (it.kind === "captions" ? [it.look?.color ?? "#ffffff"] : []));
  return { titles: [...new Set(titles)], captions: [...new Set(captions)] };
}

describe("words without a box", () => {
  it("are ink on the light ground of a product, and white on a dark one", () => {
    const light = bottle("#dde8e2");
    expect(colorsOver("beat-cuts", light)).toEqual({ titles: ["ink"], captions: ["ink"] });
    expect(colorsOver("beat-cuts", bottle("#c3b39c")).titles).toEqual(["ink"]);
    expect(colorsOver("countdown-list", light).captions).toEqual(["ink"]);
    expect(colorsOver("split-proof", light).titles).toEqual(["ink"]);
    expect(colorsOver("beat-cuts", bottle("#202020"))).toEqual({ titles: ["#ffffff"], captions: ["#ffffff"] });
  });
});
