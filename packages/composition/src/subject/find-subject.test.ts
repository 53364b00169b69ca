import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSubject } from "./find-subject.ts";
import type { GrayPixels } from "./pixels.ts";

type Rgb = readonly [number, number, number];
type Disc = { x: number; y: number; radius: number; color: Rgb };
const WALL: Rgb = [120, 130, 140];
const CANDLE: Rgb = [200, 60, 40];

/** A wall with discs in front of it, later ones over earlier ones; with a `window`, its light falls on the wall. */
function drawn(discs: readonly Disc[], size = { width: 43, height: 64 }, window?: Omit<Disc, "color">): GrayPixels {
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let at = 0; at < size.width * size.height; at++) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    const on = discs.findLast((disc) => Math.hypot(x - disc.x, y - disc.y) <= disc.radius);
    const lit = window ? Math.min(1, Math.max(0, 1 - (Math.hypot(x - window.x, y - window.y) - window.radius) / 8)) : 0;
    data.set([...(on?.color ?? WALL.map((it) => it + lit * 90)), 255], at * 4);
  }
  return { ...size, data };
}

/** Rows of bricks, each second row shifted. */
function bricks(): GrayPixels {
  const isJoint = (x: number, y: number) => y % 6 === 0 || (x + (Math.floor(y / 6) % 2) * 5) % 10 === 0;
  const size = { width: 43, height: 64 };
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let at = 0; at < size.width * size.height; at++) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    data.set([...(isJoint(x, y) ? WALL : CANDLE), 255], at * 4);
  }
  return { ...size, data };
}

const middleOf = (box: ReturnType<typeof findSubject>) => box && [box.x + box.w / 2, box.y + box.h / 2];

describe("what a picture is about", () => {
  it.each([
    ["in the middle", { x: 21, y: 32 }],
    ["low", { x: 21, y: 48 }],
    ["high and to the left", { x: 12, y: 14 }],
    ["to the right", { x: 32, y: 30 }],
  ])("is the thing that stands %s", (_, { x, y }) => {
    const middle = middleOf(findSubject(drawn([{ x, y, radius: 6, color: CANDLE }])));
    expect(middle?.[0]).toBeCloseTo((x + 0.5) / 43, 1);
    expect(middle?.[1]).toBeCloseTo((y + 0.5) / 64, 1);
  });

  it("is pale on pale as well as bright on dark", () => {
    expect(findSubject(drawn([{ x: 21, y: 32, radius: 8, color: [150, 150, 150] }]))).not.toBeNull();
  });

  it("is an enclosed object, not one that reaches in from the edge", () => {
    const arm = { x: 0, y: 32, radius: 14, color: CANDLE };
    const cup = { x: 29, y: 32, radius: 5, color: CANDLE };
    expect(middleOf(findSubject(drawn([arm, cup])))?.[0]).toBeGreaterThan(0.6);
  });

  it("is a thing with an outline, not the soft light of a window on the wall above it", () => {
    const mug = { x: 21, y: 48, radius: 6, color: [70, 90, 150] } as const;
    const box = findSubject(drawn([mug], { width: 43, height: 64 }, { x: 23, y: 20, radius: 9 }));
    expect(middleOf(box)?.[1]).toBeCloseTo(48.5 / 64, 1);
    expect(box?.h).toBeLessThan(0.35);
  });

  it("is the product with its details, not the flat disc of paper behind it", () => {
    const disc = { x: 24, y: 30, radius: 11, color: [145, 130, 115] } as const;
    const shoe = [12, 17, 22, 27, 32].map((x) => ({ x, y: 42, radius: 4, color: CANDLE }));
    const laces = [12, 17, 22, 27, 32].map((x) => ({ x, y: 42, radius: 1.5, color: [240, 240, 240] as const }));
    const box = findSubject(drawn([disc, ...shoe, ...laces]));
    expect(box?.y).toBeGreaterThan(0.5);
    expect(middleOf(box)?.[0]).toBeCloseTo(22.5 / 43, 1);
  });

  it("is a whole head that fills the picture, not one of its eyes", () => {
    const head = { x: 21, y: 30, radius: 19, color: [170, 120, 80] } as const;
    const eyes = [14, 29].map((x) => ({ x, y: 26, radius: 4, color: [200, 210, 80] as const }));
    const pupils = [14, 29].map((x) => ({ x, y: 26, radius: 2, color: [10, 10, 10] as const }));
    const box = findSubject(drawn([head, ...eyes, ...pupils]));
    expect(box?.w).toBeGreaterThan(0.5);
    expect(middleOf(box)?.[0]).toBeCloseTo(0.5, 1);
  });

  it("is the larger of two similar objects", () => {
    const small = { x: 10, y: 32, radius: 3, color: CANDLE };
    const large = { x: 29, y: 32, radius: 8, color: CANDLE };
    expect(middleOf(findSubject(drawn([small, large])))?.[0]).toBeGreaterThan(0.6);
  });

  it.each([
    ["a plain ground", drawn([])],
    ["faint noise", drawn([{ x: 21, y: 32, radius: 6, color: [122, 131, 142] }])],
    ["a pattern, as of a wall", bricks()],
    ["a picture of a few pixels", drawn([], { width: 4, height: 4 })],
  ])("is nothing in %s", (_, pixels) => {
    expect(findSubject(pixels)).toBeNull();
  });

  it("is inside the picture, for any picture", () => {
    const pixel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        fc.infiniteStream(pixel),
        (width, height, stream) => {
          const data = Uint8ClampedArray.from({ length: width * height * 4 }, () => stream.next().value ?? 0);
          const box = findSubject({ width, height, data });
          if (!box) return;
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
          expect(box.x + box.w).toBeLessThanOrEqual(1 + 1e-9);
          expect(box.y + box.h).toBeLessThanOrEqual(1 + 1e-9);
        },
      ),
      { numRuns: 60 },
    );
  });
});
