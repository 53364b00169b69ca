import { describe, expect, it } from "vitest";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { fitOf, viewOf } from "./photo-view.ts";

type Picture = Extract<BeatMedia, { kind: "image" }>;
const edge = (calm: number) => ({ color: "#c0b8ac", calm });
const edges = (top: number) => ({ top: edge(top), bottom: edge(0.4), left: edge(0.4), right: edge(0.4) });
const bag: Picture = { kind: "image", src: "bag", size: { width: 900, height: 1200 }, edges: edges(0) };
const high = { x: 80, y: 80, w: 900, h: 340 };
const feed = { w: 1080, h: 1350, seenTo: 1350, words: [high] };
const tall = { w: 1080, h: 1920, seenTo: 1620, words: [{ ...high, y: 260 }] };

const placeOf = (media: BeatMedia, frame: Parameters<typeof viewOf>[1]) => {
  const view = viewOf(media, frame);
  if (!view) throw new Error("no view");
  return view.at;
};
const on = (
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  part: { y: number; h: number; x: number; w: number },
) => ({
  left: x + part.x * w,
  right: x + (part.x + part.w) * w,
  top: y + part.y * h,
  bottom: y + (part.y + part.h) * h,
});

describe("a photo on a page", () => {
  it.each([
    [900, 1200],
    [1080, 720],
    [720, 1600],
  ])("of %i × %i fills it from edge to edge", (width, height) => {
    for (const frame of [feed, tall, { ...feed, h: 420, words: [] }]) {
      const { x, y, w, h } = placeOf({ ...bag, size: { width, height } }, frame);
      expect([x <= 0, y <= 0, x + w >= frame.w - 1e-6, y + h >= frame.h - 1e-6]).toEqual([true, true, true, true]);
    }
  });

  it("goes on above itself where its upper edge is calm, at no other edge, and shows all of that edge first", () => {
    const low: Picture = { ...bag, subject: { x: 0.2, y: 0.15, w: 0.6, h: 0.6 } };
    expect(placeOf(low, tall).y).toBeLessThanOrEqual(0);
    const calm = { ...low, edges: edges(0.14) };
    const at = placeOf(calm, tall);
    expect(at.y).toBeGreaterThan(100);
    expect(at.y + at.h).toBeGreaterThanOrEqual(1919);
    expect(fitOf(calm, at, tall).surround).toMatchObject({ color: "#c0b8ac", onward: ["top"] });
  });

  it("never goes on above itself where its upper edge is rough, as grass or planks are", () => {
    const low: Picture = { ...bag, subject: { x: 0.2, y: 0.15, w: 0.6, h: 0.6 } };
    const rough = { ...edges(0.5), top: { ...edge(0.5), rough: 6.6 } };
    expect(placeOf({ ...low, edges: rough }, tall).y).toBeLessThanOrEqual(0);
  });

  it("goes on in the color of its upper edge where that is no surface, and only under words that may lie on a color", () => {
    const tallBag: Picture = { ...bag, subject: { x: 0.2, y: 0.1, w: 0.6, h: 0.7 } };
    const uneven = { ...tallBag, edges: { ...edges(0.2), top: { ...edge(0.2), rough: 9 } } };
    expect(placeOf(uneven, tall).y).toBeLessThanOrEqual(0);
    const at = placeOf(uneven, { ...tall, isOpen: true });
    expect(at.y).toBeGreaterThan(100);
    expect(fitOf(uneven, at, tall).surround).toMatchObject({ color: "#c0b8ac", edge: "soft" });
    const grass = { ...tallBag, edges: { ...edges(0), top: { ...edge(0), rough: 40 } } };
    expect(placeOf(grass, { ...tall, isOpen: true }).y).toBeLessThanOrEqual(0);
  });

  it("gives up what lies beside a thing, small and cut by its photo, before words touch the thing", () => {
    const whole = { x: 0.25, y: 0.15, w: 0.5, h: 0.7 };
    const beans = { x: 0.5, y: 0.83, w: 0.5, h: 0.09 };
    const beside = { ...bag, parts: [whole, beans], edges: edges(0.25) };
    const frame = { ...feed, words: [{ ...high, h: 220 }] };
    expect(on(placeOf(beside, frame), whole).top).toBeGreaterThan(high.y + 220);
  });

  it("keeps what it shows off the words, and whole", () => {
    const subject = { x: 0.3, y: 0.3, w: 0.4, h: 0.62 };
    const seen = on(placeOf({ ...bag, subject, edges: edges(0.25) }, feed), subject);
    expect(seen.top).toBeGreaterThan(400);
    expect(seen.bottom).toBeLessThan(1350 * 1.03);
  });

  it("gives up another part before the one that its words name", () => {
    const [cap, foot] = [
      { x: 0.3, y: 0, w: 0.3, h: 0.3 },
      { x: 0.3, y: 0.75, w: 0.3, h: 0.25 },
    ];
    const window = { w: 1080, h: 500, seenTo: 500, words: [] };
    const named = (part: typeof cap) => on(placeOf({ ...bag, parts: [cap, foot], named: [part] }, window), part);
    expect(named(cap)).toMatchObject({ top: expect.closeTo(0, 0) });
    expect(named(foot)).toMatchObject({ bottom: expect.closeTo(500, 0) });
  });
});
