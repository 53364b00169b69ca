import { describe, expect, it } from "vitest";
import { aStoryboard, sceneOf } from "../../../test/scenes/video-storyboards.ts";
import { brandPalette } from "../../brand/brand-palette.ts";
import type { Box } from "../../scene/geometry.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { meltedFit } from "./melted-shot.ts";
import { panelGround, panelsAmong } from "./panels.ts";
import { comingNearer } from "./under-words.ts";
import { PAGE } from "./video-scene.ts";

const texture = { kind: "image", src: "bricks", size: { width: 900, height: 900 } } as const satisfies BeatMedia;
/** A photo that words keep off: a card on its own blur. */
const cup = {
  ...{ kind: "image", src: "cup", size: { width: 1080, height: 1300 } },
  subject: { x: 0.15, y: 0.01, w: 0.7, h: 0.8 },
} as const satisfies BeatMedia;
const bottle = { ...cup, src: "bottle", ground: "#dde8e2", subject: { x: 0.3, y: 0.2, w: 0.4, h: 0.6 } };
const ROOM = { x: 95, y: 805, w: 890, h: 980 };

const among = (shown: readonly BeatMedia[], room?: typeof ROOM) =>
  panelsAmong(
    shown.map((media) => ({ media, isBorrowed: false })),
    room,
  ).map((it) => it?.closer ?? 0);

describe("pictures in a row", () => {
  it("have one system: what would be a card is a panel, a closer one where it comes back", () => {
    expect(among([texture, texture, texture, texture])).toEqual([0, 1, 0, 1]);
    expect(among([cup, cup, cup], ROOM)).toEqual([1, 1.12, 1]);
    const small = { ...cup, subject: { x: 0.3, y: 0.01, w: 0.4, h: 0.5 } };
    expect(among([small, { ...small, isLight: true }], ROOM)).toEqual([1, 1.3]);
  });

  it("stay as they are where they differ", () => {
    expect(among([bottle, bottle], ROOM)).toEqual([0, 0]);
    expect(among([cup, bottle, { ...cup, src: "spoon" }], ROOM)).toEqual([1, 0, 1]);
  });

  it("do not come back as they were, after another one either", () => {
    expect(among([cup, bottle, cup, bottle, cup], ROOM)).toEqual([1, 0, 1.12, 0, 1]);
  });

  it("are no panel that would cut off what they show", () => {
    const wide = { ...cup, size: { width: 1600, height: 900 }, subject: { x: 0.05, y: 0.3, w: 0.9, h: 0.4 } };
    expect(among([wide, wide], ROOM)).toEqual([0, 0]);
  });

  it("are no panel without a title above it, if captions lie on them", () => {
    const going = (room?: typeof ROOM) =>
      panelsAmong(
        [texture, texture].map((media, at) => ({
          media,
          isBorrowed: false,
          ...(at === 1 && { isUntitled: true as const }),
        })),
        room,
      ).map((it) => it !== null);
    expect(going()).toEqual([false, false]);
    expect(among([texture, texture])).toEqual([0, 1]);
  });

  it("come nearer on the page where they were generated, and never as a panel or a part", () => {
    const drawn = { ...texture, src: "drawn", size: { width: 1080, height: 1920 }, isGenerated: true };
    expect(among([drawn, drawn, drawn])).toEqual([0, 0, 0]);
    const storyboard = aStoryboard("video-story", "beat-cuts", 3, "pictures");
    const beats = storyboard.beats.map((beat) => ({ ...beat, media: drawn }));
    const clips = sceneOf({ ...storyboard, beats }).tracks.flatMap((track) => track.clips);
    const shots = clips.flatMap((it) => (it.kind === "image" ? [it] : []));
    expect(shots.map(({ box, crop, fit }) => ({ box, crop, fit }))).toEqual(
      shots.map(() => ({ box: PAGE, crop: undefined, fit: "cover" })),
    );
    const scales = shots.map(({ kenBurns }) => kenBurns?.from.scale ?? 1);
    for (const [at, scale] of scales.slice(1).entries())
      expect(Math.abs(scale - (scales[at] ?? 1))).toBeGreaterThan(0.2);
  });

  it("keep the subject of what was generated out of the words when they come nearer, or are panels", () => {
    const seen = (subject: BeatMedia["subject"]) => {
      const media = { ...texture, src: "drawn", size: { width: 1080, height: 1920 }, isGenerated: true, subject };
      return [media, media].map((it) => ({ media: it, isBorrowed: false }));
    };
    const low = seen({ x: 0.2, y: 0.45, w: 0.6, h: 0.35 });
    const [, step] = comingNearer(low, ROOM);
    const shownTop = step ? step.focus.y - (step.focus.y - 0.45) * step.closer : 0;
    expect(step?.closer).toBeCloseTo(1.3);
    expect(shownTop * PAGE.h).toBeGreaterThanOrEqual(ROOM.y - 1);
    expect(comingNearer(seen({ x: 0.05, y: 0.2, w: 0.9, h: 0.6 }), ROOM)).toEqual([null, null]);
  });

  it("lie from edge to edge in the lower half of the page, and go on above it as a blur of themselves", () => {
    const storyboard = aStoryboard("video-story", "beat-cuts", 3, "pictures");
    const beats = storyboard.beats.map((beat) => ({ ...beat, media: texture }));
    const clips = sceneOf({ ...storyboard, beats }).tracks.flatMap((track) => track.clips);
    const around = clips.flatMap((it) =>
      it.kind === "image" && it.surround && "place" in it.surround ? [it.surround] : [],
    );
    expect(around.length).toBeGreaterThan(0);
    for (const { place, edge, blur } of around) {
      expect([edge, blur ?? 0]).toEqual(["soft", expect.any(Number)]);
      expect((place?.y ?? 0) + (place?.h ?? 0)).toBeCloseTo(1);
    }
  });
});

describe("a photo under the words", () => {
  const size = { width: 900, height: 1200 };
  const under = { x: 0, y: 680, w: 1080, h: 1240 };
  const shownOf = (subject: Box) => {
    const fit = meltedFit({ kind: "image", src: "shelf", size, subject }, { box: PAGE, under }, 1.3);
    const { place } = fit?.surround && "place" in fit.surround ? fit.surround : {};
    return { top: Math.round((place?.y ?? 0) * PAGE.h), from: fit?.crop?.y };
  };

  it("goes on behind them with what it shows above its subject, and stays where a subject would come there", () => {
    const low = shownOf({ x: 0.3, y: 0.5, w: 0.4, h: 0.4 });
    expect(low.top).toBeLessThan(under.y - 200);
    expect(low.from).toBeLessThan(0.1);
    expect(shownOf({ x: 0.2, y: 0, w: 0.5, h: 1 }).top).toBe(under.y);
  });

  it.each([
    ["as its own wall", 0.4, { edge: "melted", onward: ["top"], color: "#d8d2c8" }],
    ["out of focus where its edge cuts a thing", 0, { edge: "melted", onward: ["top"], blur: expect.any(Number) }],
  ])("goes on above its own end %s", (_, calm, surround) => {
    const edge = { color: "#d8d2c8", calm };
    const edges = { top: edge, bottom: edge, left: edge, right: edge };
    const fit = meltedFit({ kind: "image", src: "shelf", size, edges }, { box: PAGE, under });
    expect(fit?.surround).toMatchObject(surround);
    expect(fit?.surround && "blur" in fit.surround).toBe(calm === 0);
  });
});

describe("the ground above a panel", () => {
  const groundOf = (bg: string, accent: string, media: BeatMedia = texture) =>
    panelGround(media, brandPalette({ bg, accent, on: "#15180e" }));

  it("is the brand's own if that is dark, else its accent, darkened", () => {
    expect(groundOf("#22372b", "#d9a441")).toBe("bg");
    expect(groundOf("#f4ede4", "#b5532a")).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("is ink where the accent is light, and paper over a light photo", () => {
    expect(groundOf("#ffffff", "#ffd92e")).toBe("ink");
    expect(groundOf("#22372b", "#d9a441", { ...texture, isLight: true })).toBe("paper");
  });
});
