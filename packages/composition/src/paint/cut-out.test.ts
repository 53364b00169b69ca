import { describe, expect, it } from "vitest";
import { cutOut } from "./cut-out.ts";

type Rgb = [number, number, number];
const WALL = "#6fbf8b";
/** A pixel after the wall was cut out. */
function cut(...rgb: [number, number, number]): number[] {
  const pixels = new Uint8ClampedArray([...rgb, 255]);
  cutOut(pixels, WALL);
  return [...pixels];
}
/** A color over the wall, `share` of it. */
const mixed = ([r, g, b]: readonly [number, number, number], share: number): [number, number, number] => {
  const over = (own: number, wall: number) => Math.round(own * share + wall * (1 - share));
  return [over(r, 111), over(g, 191), over(b, 139)];
};

describe("cutting a person out of a plain wall", () => {
  it.each([
    ["the wall", [111, 191, 139]],
    ["the wall in a corner with less light", [93, 163, 117]],
    ["the wall beside the window, with noise", [124, 205, 150]],
  ] as const)("clears %s", (_, rgb) => expect(cut(...(rgb as Rgb))[3]).toBe(0));

  it.each([
    ["fair skin", [239, 201, 172]],
    ["dark skin", [122, 76, 51]],
    ["black hair", [29, 26, 26]],
    ["gray hair", [169, 167, 162]],
    ["a white shirt", [245, 244, 240]],
    ["a navy blazer", [40, 52, 79]],
    ["a rust sweater", [168, 80, 46]],
  ] as const)("keeps %s as it is", (_, rgb) => {
    const [r, g, b, alpha] = cut(...(rgb as Rgb));
    expect(alpha).toBe(255);
    for (const [i, value] of [r, g, b].entries())
      expect(Math.abs((value ?? 0) - (rgb[i] ?? 0))).toBeLessThanOrEqual(12);
  });

  it("leaves a soft edge without the wall's color in it", () => {
    const hair = [47, 33, 27] as const;
    const alphas = [0.2, 0.4, 0.6, 0.8].map((share) => cut(...mixed(hair, share))[3] ?? 0);
    expect(alphas).toEqual([...alphas].sort((a, b) => a - b));
    const [r = 0, g = 0] = cut(...mixed(hair, 0.5));
    expect(g - r).toBeLessThan(20);
  });

  it("takes the wall's tint off a face", () => {
    const [r = 0, g = 0, b = 0, alpha] = cut(...mixed([245, 244, 240], 0.85));
    expect(alpha).toBe(255);
    expect(g - (r + b) / 2).toBeLessThan(5);
  });

  it("does nothing with a gray wall: hair and cloth would go with it", () => {
    const pixels = new Uint8ClampedArray([128, 128, 128, 255]);
    cutOut(pixels, "#808080");
    expect([...pixels]).toEqual([128, 128, 128, 255]);
  });
});
