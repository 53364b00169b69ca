import type { Corner } from "@vignette/domain/studio/catalogue";
import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../../test/even-measure.ts";
import { brandPalette } from "../../brand/brand-palette.ts";
import type { ImageClip } from "../../scene/image-clip.ts";
import type { Mark } from "../../scene/mark.ts";
import { safeBoxOf } from "../../scene/safe-boxes.ts";
import type { Clip, Scene } from "../../scene/scene.ts";
import { frame } from "../frame.ts";
import { markPlace } from "./mark-place.ts";

const page = { x: 0, y: 0, w: 1080, h: 1920 };
const picture = { focus: { x: 0.5, y: 0.5 }, fit: "cover", missing: "ink" } as const;
const photo: ImageClip = { kind: "image", id: "photo", startMs: 0, endMs: 6000, src: "photo", box: page, ...picture };

const words = (
  box: Clip & { kind: "text" } extends { box: infer Box } ? Box : never,
  startMs = 0,
  endMs = 6000,
): Clip => ({
  ...{ kind: "text", id: `words-${box.x}-${box.y}-${startMs}`, startMs, endMs, text: "Ten tiny words", box },
  ...{ face: "native", weight: 700, size: 80, minSize: 44, lineHeight: 1.1, color: "on" },
  ...{ align: "left", valign: "top", motion: "cut" },
});

function scene(clips: readonly Clip[], part: Partial<Mark> = {}): { marked: Scene; logo: ImageClip; mark: Mark } {
  const mark: Mark = { corner: "top-left", tones: ["#123524"], isSolid: false, avoid: [], ...part };
  const box = { x: 0, y: 0, w: 200, h: 50 };
  const logo: ImageClip = { kind: "image", id: "logo", startMs: 0, endMs: 6000, src: "logo", ...picture, box, mark };
  const marked: Scene = {
    ...{ version: 2, width: 1080, height: 1920, frameRate: 30, durationMs: 6000, background: "bg", safeZone: "both" },
    palette: brandPalette(null),
    tracks: [{ id: "all", clips: [...clips, logo] }],
  };
  return { marked, logo, mark };
}

function place(clips: readonly Clip[], part: Partial<Mark> = {}) {
  const { marked, logo, mark } = scene(clips, part);
  return markPlace(logo, mark, marked, evenMeasure);
}

const safe = safeBoxOf(scene([]).marked);
const top = { x: safe.x, y: safe.y, w: safe.w, h: 90 };

describe("a logo", () => {
  it.each<[Corner, number, number]>([
    ["top-left", safe.x, safe.y],
    ["bottom-right", safe.x + safe.w - 200, safe.y + safe.h - 50],
  ])("is at the %s edge of the safe zone, in its own proportions", (corner, x, y) => {
    expect(place([], { corner })).toEqual({ picture: { x, y, w: 200, h: 50 }, plate: null, away: [] });
  });

  it("never covers words: it is in another corner, above or below or beside them", () => {
    const long = { ...top, w: 400 };
    expect(place([words(long)])?.picture).toMatchObject({ y: safe.y, x: safe.x + safe.w - 200 });
    expect(place([words(top), words({ ...top, x: safe.x + 500 })])?.picture.y).toBeGreaterThan(1000);
  });

  it("is left out where every corner is taken", () => {
    const low = { ...top, y: safe.y + safe.h - 90 };
    const all = [top, low].flatMap((box) => [words(box), words({ ...box, x: safe.x + 500 })]);
    expect(place(all)).toBeNull();
    const { marked } = scene(all);
    expect(frame(marked, 0, evenMeasure).filter(({ kind }) => kind === "image")).toEqual([]);
  });

  it("makes way for a hook, and stays away rather than flash between two texts", () => {
    const everywhere = [top, { ...top, y: safe.y + safe.h - 90 }].flatMap((box) => [box, { ...box, x: safe.x + 500 }]);
    const hook = everywhere.flatMap((box) => [words(box, 0, 1000), words(box, 2000, 2500)]);
    expect(place(hook)?.away).toEqual([{ startMs: 0, endMs: 2500 }]);
  });

  it("keeps clear of a face, and of a subject where there is another corner", () => {
    const face = { box: top, startMs: 0, endMs: 6000, isFace: true };
    expect(place([photo], { avoid: [face] })?.picture.y).toBeGreaterThan(1000);
    const product = { box: { x: 0, y: 0, w: 500, h: 1920 }, startMs: 0, endMs: 6000, isFace: false };
    expect(place([photo], { avoid: [product] })?.picture.x).toBeGreaterThan(500);
    expect(place([photo], { avoid: [{ ...product, box: page }] })?.picture.x).toBeLessThan(100);
  });

  it("has a plate on a photo and where its colors are close to the ground, and none if it brings its own ground", () => {
    const { paper, ink } = brandPalette(null);
    expect(place([photo])?.plate?.color).toBe(paper);
    expect(place([photo], { tones: ["#ffffff"] })?.plate?.color).toBe(ink);
    expect(place([], { tones: ["#ffffff"] })?.plate?.color).toBe(ink);
    expect(place([photo], { isSolid: true })?.plate).toBeNull();
  });
});
