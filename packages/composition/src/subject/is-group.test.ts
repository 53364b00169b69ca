import { describe, expect, it } from "vitest";
import { isGroup } from "./is-group.ts";
import { plainGround } from "./plain-ground.ts";

const SIDE = 64;
type Area = { x: number; y: number; w: number; h: number };

/** Dark areas before a light ground; those with a gray of their own are that. */
function picture(areas: readonly (Area & { gray?: number })[]) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(240);
  for (const { x, y, w, h, gray = 40 } of areas)
    for (let row = y; row < y + h; row++) data.fill(gray, (row * SIDE + x) * 4, (row * SIDE + x + w) * 4);
  return { width: SIDE, height: SIDE, data };
}

const shoe = (x: number, y: number): Area => ({ x, y, w: 40, h: 14 });

function isGroupOf(...areas: Parameters<typeof picture>[0]) {
  const pixels = picture(areas);
  const plain = plainGround(pixels);
  if (!plain) throw new Error("its ground is not plain");
  return isGroup(pixels, plain);
}

describe("a group", () => {
  it("is several things of like size, one not far from the other", () => {
    expect(isGroupOf(shoe(6, 10), shoe(14, 26))).toBe(true);
    expect(isGroupOf({ ...shoe(4, 10), w: 16 }, { ...shoe(24, 10), w: 16 }, { ...shoe(44, 10), w: 12 })).toBe(true);
  });

  it("is not one thing, or one with a small part of its own", () => {
    expect(isGroupOf(shoe(6, 10))).toBe(false);
    expect(isGroupOf(shoe(6, 10), { x: 6, y: 26, w: 40, h: 4 })).toBe(false);
  });

  it("is not a thing and its soft shadow", () => {
    expect(isGroupOf(shoe(6, 10), { ...shoe(6, 24), gray: 200 })).toBe(false);
  });
});
