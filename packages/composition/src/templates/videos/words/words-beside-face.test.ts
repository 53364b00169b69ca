import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Box } from "../../../scene/geometry.ts";
import { SAFE_BOXES } from "../../../scene/safe-boxes.ts";
import type { RecordedBeat } from "../../../storyboard/storyboard.ts";
import { faceOnPage, viewWithFaceAt } from "../face-on-page.ts";
import { captionsBesideFace, wordsBesideFace } from "./words-beside-face.ts";

const SAFE = SAFE_BOXES.both;
const overlaps = (one: Box, other: Box) => one.y < other.y + other.h && other.y < one.y + one.h;

describe("words beside a face", () => {
  it("stand above the hair, and captions under the chin", () => {
    const { title, captions } = wordsBesideFace({ x: 360, y: 640, w: 360, h: 440 });
    expect(title).toMatchObject({ x: SAFE.x, y: SAFE.y, w: SAFE.w });
    expect(title.y + title.h).toBeCloseTo(640 - 20 - 0.16 * 440);
    expect(captions).toMatchObject({ y: 1100, h: SAFE.y + SAFE.h - 1100 });
  });

  it("stand on hair rather than with less room than two lines take", () => {
    const { title } = wordsBesideFace({ x: 360, y: 490, w: 360, h: 440 });
    expect(title.h).toBe(180);
  });

  it("take the larger place one after the other if there is no room for both", () => {
    const face = { x: 281, y: 384, w: 518, h: 614 };
    const beside = wordsBesideFace(face);
    expect(beside).toMatchObject({ title: { y: 1018, h: 230 }, captions: null, isAbove: false });
    expect(captionsBesideFace(beside)).toMatchObject({ y: 1018, h: 190 });
  });

  it("never lie on a face, wherever it is, and never leave what apps keep free", () => {
    const at = fc.record({ y: fc.integer({ min: -200, max: 1500 }), h: fc.integer({ min: 1, max: 900 }) });
    fc.assert(
      fc.property(at, ({ y, h }) => {
        const face = { x: 300, y, w: 400, h };
        const beside = wordsBesideFace(face);
        for (const box of [beside.title, captionsBesideFace(beside)]) {
          expect(box.h === 0 || !overlaps(box, face)).toBe(true);
          expect(box.y).toBeGreaterThanOrEqual(SAFE.y);
          expect(box.y + box.h).toBeLessThanOrEqual(SAFE.y + SAFE.h);
        }
      }),
    );
  });
});

describe("a face on the page", () => {
  const take: RecordedBeat = {
    ...{ kind: "video", src: "take", trimMs: 0, durationMs: 9000, hasSound: false },
    ...{ size: { width: 720, height: 1080 }, face: { x: 0.3, y: 0.31, w: 0.4, h: 0.24 } },
  };

  it("is where the recording's crop puts it", () => {
    const { y, h } = faceOnPage(take, { scale: 1, focus: { x: 0.5, y: 0.5 } });
    expect([y, h].map(Math.round)).toEqual([595, 461]);
  });

  it("of an unknown recording is in its upper middle", () => {
    const unknown: RecordedBeat = { kind: "video", src: "own", trimMs: 0, durationMs: 9000, hasSound: true };
    const { y, h } = faceOnPage(unknown, { scale: 1, focus: { x: 0.5, y: 0.5 } });
    expect([y, h].map(Math.round)).toEqual([384, 614]);
  });

  it("can be put at another place, closer", () => {
    const face = faceOnPage(take, viewWithFaceAt(take, 1.4, { x: 500, y: 650 }));
    expect(Math.round(face.x + face.w / 2)).toBe(500);
    expect(Math.round(face.y + face.h / 2)).toBe(650);
    expect(Math.round(face.h)).toBe(645);
  });
});
