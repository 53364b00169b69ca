import { describe, expect, it } from "vitest";
import { aStoryboard, sceneOf } from "../../../test/scenes/video-storyboards.ts";
import type { BeatMedia, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { inOtherViews } from "./in-other-views.ts";
import { timedBeats } from "./words/timed-beats.ts";

const brush = {
  ...{ kind: "image", src: "brush", size: { width: 1600, height: 1200 }, ground: "#e8f0ee" },
  subject: { x: 0.1, y: 0.4, w: 0.8, h: 0.2 },
} as const satisfies BeatMedia;
const cat = { kind: "image", src: "cat", size: { width: 1600, height: 2400 } } as const satisfies BeatMedia;

type Shown = readonly (readonly [StoryboardBeat["role"], BeatMedia])[];

function storyOf(shown: Shown) {
  const storyboard = aStoryboard("video-story", "beat-cuts", shown.length, "pictures");
  const beats = storyboard.beats.map((it, at) => ({
    ...it,
    role: shown[at]?.[0] ?? it.role,
    media: shown[at]?.[1] ?? null,
  }));
  return { ...storyboard, beats };
}

const wholesOf = (...shown: Shown): number[] =>
  inOtherViews(timedBeats(storyOf(shown))).flatMap(({ media }, at) =>
    media?.kind === "image" && !media.crop && media.src === "brush" ? [at] : [],
  );

describe("a photo that comes back in a video", () => {
  it("is whole in the first beat, at the turn and in the last beat, and otherwise once", () => {
    expect(wholesOf(["hook", brush], ["point", cat], ["point", brush], ["point", cat], ["ask", brush])).toEqual([0, 4]);
    expect(wholesOf(["hook", cat], ["point", brush], ["turn", cat], ["point", brush], ["ask", cat])).toEqual([1]);
    expect(wholesOf(["hook", cat], ["point", brush], ["turn", cat], ["turn", brush], ["ask", cat])).toEqual([3]);
  });

  it("is never whole in two beats in a row", () => {
    expect(wholesOf(["hook", cat], ["turn", brush], ["ask", brush])).toEqual([1]);
  });

  it("shows the whole, one end of its subject, then the other", () => {
    expect(wholesOf(["hook", cat], ["point", brush], ["point", brush], ["ask", brush])).toEqual([1, 3]);
    const shown = storyOf([
      ["hook", brush],
      ["point", cat],
      ["point", brush],
      ["point", cat],
      ["point", brush],
      ["ask", cat],
    ]);
    const middles = inOtherViews(timedBeats(shown)).flatMap(({ media }) =>
      media?.kind === "image" && media.crop && media.src === "brush" ? [media.crop.x + media.crop.w / 2] : [],
    );
    expect(middles).toHaveLength(2);
    expect(middles[0]).toBeLessThan(0.5);
    expect(middles[1]).toBeGreaterThan(0.5);
  });

  it("stays a screen, a device, and a close-up", () => {
    const screen = { ...brush, src: "screen", isScreen: true };
    const { ground: _, ...surrounded } = brush;
    const close = { ...surrounded, src: "close", subject: { x: 0.2, y: 0, w: 0.6, h: 0.8 } };
    const phone = { ...brush, src: "phone", isDevice: true };
    for (const media of [screen, close, phone]) {
      const beats = inOtherViews(
        timedBeats(
          storyOf([
            ["hook", media],
            ["point", cat],
            ["point", media],
            ["ask", cat],
          ]),
        ),
      );
      expect(beats[2]?.media).toEqual(media);
    }
  });

  it("fills the page under the words with its ground", () => {
    const shown = storyOf([
      ["hook", brush],
      ["point", cat],
      ["point", brush],
      ["point", cat],
      ["ask", brush],
    ]);
    const scene = sceneOf({ ...shown, template: "photo-story" });
    const details = scene.tracks
      .flatMap(({ clips }) => clips)
      .flatMap((clip) => (clip.kind === "image" && clip.crop && clip.src === "brush" ? [clip] : []));
    expect(details).not.toHaveLength(0);
    const [surround] = details.map((it) => it.surround);
    if (!surround || !("color" in surround) || !surround.place) throw new Error("its ground does not go on");
    expect(surround.place.y + surround.place.h).toBeGreaterThanOrEqual(1);
    expect(surround.place.w).toBeGreaterThanOrEqual(1);
  });

  it("shows the label of what stands under words, and not its cap alone", () => {
    const bottle = {
      ...brush,
      src: "bottle",
      size: { width: 900, height: 1125 },
      subject: { x: 0.34, y: 0.2, w: 0.32, h: 0.64 },
    };
    const beats = inOtherViews(
      timedBeats(
        storyOf([
          ["hook", bottle],
          ["point", cat],
          ["point", bottle],
          ["ask", cat],
        ]),
      ),
    );
    const media = beats[2]?.media;
    const crop = media?.kind === "image" ? media.crop : undefined;
    if (!crop) throw new Error("no detail");
    expect(crop.y).toBeLessThan(bottle.subject.y);
    expect(crop.y + crop.h).toBeGreaterThan(bottle.subject.y + 0.75 * bottle.subject.h);
    expect(crop.y + crop.h).toBeLessThan(bottle.subject.y + bottle.subject.h);
  });
});
