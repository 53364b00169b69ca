import { describe, expect, it } from "vitest";
import { sdrColor } from "./sdr-color.ts";
import { displayLight, nitsToPq, type Rgb } from "./transfer.ts";

const gray = (nits: number): Rgb => [nitsToPq(nits), nitsToPq(nits), nitsToPq(nits)];
/** The light of an SDR display for a gray of so many cd/m², as a share of its white. */
const lightOf = (nits: number) => (sdrColor(gray(nits), "pq")[1] / 255) ** 2.4;

describe("a color with a high dynamic range", () => {
  it("shows reference white at about three quarters of our white, and the peak as white", () => {
    expect(lightOf(203)).toBeGreaterThan(0.74);
    expect(lightOf(203)).toBeLessThan(0.8);
    expect(lightOf(1000)).toBeCloseTo(1, 2);
    expect(lightOf(4000)).toBeCloseTo(1, 2);
    expect(lightOf(0)).toBe(0);
  });

  it("keeps what is darker than skin in daylight as bright as it is", () => {
    for (const nits of [0.5, 5, 26]) expect(lightOf(nits) * 203).toBeCloseTo(nits, 1);
  });

  it("tells highlights apart: more light is never darker", () => {
    const lights = [100, 150, 203, 300, 400, 600, 800, 1000].map(lightOf);
    for (const [i, light] of lights.entries()) expect(light).toBeGreaterThan(lights[i - 1] ?? 0);
  });

  it("is the same in HLG as in PQ: 75 % of HLG is reference white", () => {
    expect(displayLight([0.75, 0.75, 0.75], "hlg")[0]).toBeCloseTo(203, 0);
    expect(sdrColor([0.75, 0.75, 0.75], "hlg")[1]).toBeCloseTo(sdrColor(gray(203), "pq")[1], 0);
  });

  it("keeps the hue of a red that BT.709 has not", () => {
    const [red, green, blue] = sdrColor([0.58, 0.2, 0.2], "pq");
    expect(red).toBeGreaterThan(180);
    expect(Math.min(green, blue)).toBeGreaterThanOrEqual(0);
    expect(Math.max(green, blue)).toBeLessThan(80);
  });
});
