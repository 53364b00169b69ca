import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../../test/even-measure.ts";
import { anImage, aRect, aScene, aText } from "../../../test/scenes/scenes.ts";
import { type Clip, frame } from "../../index.ts";
import type { Primitive } from "../primitives/primitive.ts";

const box = { x: 100, y: 200, w: 400, h: 300 };
const MIDDLE = { x: 300, y: 350 };
const drawn = (clip: Clip, ms = 0) => frame(aScene([clip]), ms, evenMeasure).slice(1);

/** The position of a point of the first group of a list. */
function moved([group]: readonly Primitive[], { x, y }: { x: number; y: number }) {
  if (group?.kind !== "group") throw new Error("no group");
  const [a, b, c, d, e, f] = group.matrix;
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
const near = ({ x, y }: { x: number; y: number }) => ({ x: expect.closeTo(x), y: expect.closeTo(y) });
const always = (value: number) => [{ atMs: 0, value, curve: "hold" as const }];

describe("a clip that is turned", () => {
  it.each([
    ["words", aText("Turned", { box, rotate: 90 })],
    ["a picture", anImage({ box, rotate: 90 })],
    ["a rectangle", aRect({ box, rotate: 45, keyframes: { rotate: always(45) } })],
  ])("turns around the middle of its box: %s", (_, clip) => {
    expect(moved(drawn(clip), MIDDLE)).toEqual(near(MIDDLE));
    expect(moved(drawn(clip), { x: 500, y: 350 })).toEqual(near({ x: 300, y: 550 }));
  });
});

describe("keyframes", () => {
  it("move and grow a picture's box, so that its crop follows", () => {
    const keyframes = { x: always(10), w: always(100), h: always(-500) };
    expect(drawn(anImage({ box, keyframes }))).toMatchObject([
      { kind: "image", box: { x: 110, y: 200, w: 500, h: 0 } },
    ]);
  });

  it("move words without new layout", () => {
    const words = drawn(aText("Moved", { box, keyframes: { x: always(10), y: always(-20), scale: always(2) } }));
    expect(moved(words, MIDDLE)).toEqual(near({ x: 310, y: 330 }));
  });

  it("fade a clip as a whole, and leave out what cannot be seen", () => {
    const fading = (value: number) => drawn(anImage({ box, opacity: 0.5, keyframes: { opacity: always(value) } }));
    expect(fading(0.5)).toMatchObject([{ kind: "group", opacity: 0.25 }]);
    expect(fading(0)).toEqual([]);
  });

  it("count from the start of their clip", () => {
    const slide = [...always(0), { atMs: 500, value: 100, curve: "linear" as const }];
    const clip = anImage({ box, startMs: 1000, keyframes: { x: slide } });
    expect([1499, 1500].map((ms) => drawn(clip, ms))).toMatchObject([[{ box: { x: 100 } }], [{ box: { x: 200 } }]]);
  });
});
