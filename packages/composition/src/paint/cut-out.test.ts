import { describe, expect, it } from "vitest";
import { seededRandom } from "../frame/drawing/seeded-random.ts";
import { cutOut } from "./cut-out.ts";

type Rgb = [number, number, number];
const WALL = "#6fbf8b";
const WALL_RGB: Rgb = [111, 191, 139];
/** A pixel after the wall was cut out. */
const cut = (...rgb: Rgb): number[] => [...cutOut(new Uint8ClampedArray([...rgb, 255]), WALL)];
/** A color over the wall, `share` of it. */
const mixed = ([r, g, b]: readonly [number, number, number], share: number): Rgb => {
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
    expect([...cutOut(pixels, "#808080")]).toEqual([128, 128, 128, 255]);
  });
});

/** The rule of `yuv-kernel/cut-out.ts`, one pixel at a time. */
function byTheRule([r, g, b]: Rgb, alpha: number): number[] {
  const luma = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const hue = ([r, g, b]: Rgb) => ({ blue: b - luma([r, g, b]), red: r - luma([r, g, b]) });
  const wall = hue(WALL_RGB);
  const strength = Math.hypot(wall.blue, wall.red);
  const far = Math.hypot(hue([r, g, b]).blue - wall.blue, hue([r, g, b]).red - wall.red) / strength;
  if (far >= 1.3) return [r, g, b, alpha];
  if (far <= 0.24) return [r, g, b, 0];
  const share = Math.min(1, (far - 0.24) / 0.5);
  const cover = share * share * (3 - 2 * share);
  const [red, green, blue] = [r, g, b].map((it, i) => (it - (1 - cover) * (WALL_RGB[i] ?? 0)) / Math.max(0.12, cover));
  const own: Rgb = [red ?? 0, green ?? 0, blue ?? 0];
  const tint = Math.max(0, (hue(own).blue * wall.blue + hue(own).red * wall.red) / strength ** 2);
  const [r1, b1] = [own[0] - tint * wall.red, own[2] - tint * wall.blue];
  return [r1, (luma(own) - 0.2126 * r1 - 0.0722 * b1) / 0.7152, b1, Math.round(alpha * cover)];
}

describe("the compiled key", () => {
  it("gives what its rule gives, for any color and in pictures of any size", () => {
    const random = seededRandom(84);
    const byte = () => Math.floor(random() * 256);
    // Half of them anything, half near the wall, where the rule has its edges.
    const any = (): Rgb => [byte(), byte(), byte()];
    const colors = Array.from({ length: 8191 }, (_, i) => (i % 2 === 0 ? any() : mixed(any(), random())));
    const alphas = colors.map((_, i) => (i % 3 === 0 ? 255 : byte()));
    const found = cutOut(Uint8ClampedArray.from(colors.flatMap((rgb, i) => [...rgb, alphas[i] ?? 0])), WALL);
    const wanted = Uint8ClampedArray.from(colors.flatMap((rgb, i) => byTheRule(rgb, alphas[i] ?? 0)));
    const differences = [...found].map((it, i) => Math.abs(it - (wanted[i] ?? 0)));
    expect(Math.max(...differences)).toBeLessThanOrEqual(1);
    expect(differences.filter((it) => it > 0).length).toBeLessThan(10);
  });
});
