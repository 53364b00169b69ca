import { describe, expect, it } from "vitest";
import { plainGround } from "./plain-ground.ts";

const SIDE = 48;

/** A picture by the gray of each place. */
function picture(grayAt: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let at = 0; at < SIDE * SIDE; at++) data.fill(grayAt(at % SIDE, Math.floor(at / SIDE)), at * 4, at * 4 + 3);
  return { width: SIDE, height: SIDE, data };
}
const isIn = (x: number, y: number) => x >= 12 && x < 36 && y >= 8 && y < 40;

describe("a plain ground", () => {
  it("has the color of the edges, and a subject without its soft shadow", () => {
    const shaded = (x: number, y: number) => (x >= 36 && x < 46 && y > 30 && y < 40 ? 215 : 250 + ((x + y) % 3));
    const found = plainGround(picture((x, y) => (isIn(x, y) ? 60 : shaded(x, y))));
    expect(found).toEqual({ color: [251, 251, 251], subject: { x: 0.25, y: 8 / 48, w: 0.5, h: 32 / 48 } });
  });

  it.each([
    ["changes from side to side", (x: number, y: number) => (isIn(x, y) ? 60 : 100 + x * 3)],
    ["is all there is", () => 250],
    ["is hidden by its subject at an edge", (x: number) => (x > 30 ? 60 : 250)],
    ["has a subject that goes on beyond an edge", (x: number, y: number) => (x > 19 && x < 28 && y > 16 ? 60 : 250)],
  ])("is none where it %s", (_, gray) => expect(plainGround(picture(gray))).toBe(null));
});
