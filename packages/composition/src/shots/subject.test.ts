import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { focusWithSubjectAt } from "./focus-with-subject-at.ts";
import { focusOf, ringAround } from "./subject.ts";
import { subjectOnPage } from "./subject-on-page.ts";

const PAGE = { x: 0, y: 0, w: 1080, h: 1920 };
const candle = { x: 0.4, y: 0.6, w: 0.1, h: 0.2 };
const photo = {
  kind: "image",
  src: "a",
  size: { width: 1000, height: 1500 },
  subject: candle,
} as const;

describe("a picture's subject", () => {
  it("is what the picture is shown around; else the template guesses", () => {
    expect(focusOf(photo, { x: 0.5, y: 0.5 })).toEqual({ x: 0.45, y: 0.7 });
    expect(focusOf({}, { x: 0.5, y: 0.38 })).toEqual({ x: 0.5, y: 0.38 });
  });

  it("is where the crop puts it", () => {
    // 1080×1920 of a 1000×1500 picture: 843.75 px of its width are visible, 1.28 times as large.
    const box = subjectOnPage(photo, PAGE, { x: 0.45, y: 0.7 });
    expect(box?.x).toBeCloseTo(476, 0);
    expect(box?.y).toBeCloseTo(1152, 0);
    expect([box?.w, box?.h].map((px) => Math.round(px ?? 0))).toEqual([128, 384]);
  });

  it("is where it lies in a picture that is shown whole", () => {
    const wide = { ...photo, size: { width: 1600, height: 900 }, subject: { x: 0.25, y: 0.5, w: 0.5, h: 0.25 } };
    // 1080 × 607.5 in the middle of the page.
    const box = subjectOnPage(wide, PAGE, { x: 0.5, y: 0.5 }, { fit: "contain" });
    expect([box?.x, box?.y, box?.w, box?.h].map((px) => Math.round(px ?? 0))).toEqual([270, 960, 540, 152]);
  });

  it("lies where a look has room for it, with its top in sight if it is tall", () => {
    const half = { ...PAGE, h: 960 };
    const placed = (media: Parameters<typeof focusWithSubjectAt>[0], at: Parameters<typeof focusWithSubjectAt>[2]) => {
      const focus = focusWithSubjectAt(media, half, at);
      return focus ? subjectOnPage({ kind: "image", src: "a", ...media }, half, focus, { fit: "cover" }) : null;
    };
    const higher = { ...photo, subject: { ...candle, y: 0.5 } };
    const low = placed(higher, { end: 565, leastTop: 50 });
    expect((low?.y ?? 0) + (low?.h ?? 0)).toBeCloseTo(565, 0);
    const tall = { ...photo, subject: { ...candle, y: 0.3, h: 0.5 } };
    expect(placed(tall, { end: 565, leastTop: 50 })?.y).toBeCloseTo(50, 0);
    const middle = placed(higher, { middle: 560, mostEnd: 840 });
    expect((middle?.y ?? 0) + (middle?.h ?? 0) / 2).toBeCloseTo(560, 0);
    expect(focusWithSubjectAt({ size: photo.size }, half, { middle: 560, mostEnd: 840 })).toBeUndefined();
  });

  it.each([
    ["subject", { kind: "image", src: "a", size: photo.size }],
    ["size", { kind: "image", src: "a", subject: candle }],
  ] as const)("is nowhere where the %s is unknown", (_, media) => {
    expect(subjectOnPage(media, PAGE, { x: 0.5, y: 0.5 })).toBeNull();
  });

  it("gets a ring that stays in its bounds and is no dot, wherever it is", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, share, share, (x, y, w, h) => {
        const bounds = { x: 65, y: 700, w: 845, h: 780 };
        const ring = ringAround({ x: x * 1080, y: y * 1920, w: w * 1080, h: h * 1920 }, bounds);
        expect(ring.x).toBeGreaterThanOrEqual(bounds.x);
        expect(ring.y).toBeGreaterThanOrEqual(bounds.y);
        expect(ring.x + ring.w).toBeLessThanOrEqual(bounds.x + bounds.w + 1e-6);
        expect(ring.y + ring.h).toBeLessThanOrEqual(bounds.y + bounds.h + 1e-6);
        expect(Math.min(ring.w, ring.h)).toBeGreaterThanOrEqual(200);
      }),
    );
  });
});
