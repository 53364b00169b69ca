import { describe, expect, it } from "vitest";
import type { Box } from "../../scene/geometry.ts";
import { i420Layout } from "../i420-layout.ts";
import { openYuvKernel } from "../yuv-kernel.ts";
import { planeSampler } from "./plane-sampler.ts";

const SOURCE = i420Layout(120, 90);
const TARGET = i420Layout(46, 34);

/** Random bytes, the same every time. */
const valueAt = (i: number) => (i * 7919 + (i >> 3) * 104729) & 255;

async function sampled(from: Box, kind: "relaxed" | "plain"): Promise<Uint8Array> {
  const kernel = await openYuvKernel(kind);
  const at = kernel.take(SOURCE.bytes);
  const target = kernel.take(TARGET.bytes);
  const sample = planeSampler(kernel, TARGET);
  const view = kernel.view(at, SOURCE.bytes);
  for (let i = 0; i < SOURCE.bytes; i++) view[i] = valueAt(i);
  sample({ at, layout: SOURCE }, from, target);
  return kernel.view(target, TARGET.bytes).slice();
}

/** Bilinear, unrounded; edges repeat. */
function exact(from: Box, plane: 0 | 1 | 2, x: number, y: number): number {
  const share = plane === 0 ? 1 : 2;
  const [left, across] = between(from.x / share + (x + 0.5) * (from.w / TARGET.width) - 0.5, SOURCE.width / share);
  const [top, down] = between(from.y / share + (y + 0.5) * (from.h / TARGET.height) - 0.5, SOURCE.height / share);
  const at = (row: number, column: number) =>
    valueAt(SOURCE.offsets[plane] + row * SOURCE.strides[plane] + Math.min(column, SOURCE.width / share - 1));
  const line = (row: number) => at(row, left) * (1 - across) + at(row, left + 1) * across;
  return line(top) * (1 - down) + line(Math.min(top + 1, SOURCE.height / share - 1)) * down;
}

function between(place: number, size: number): [first: number, share: number] {
  const inside = Math.min(Math.max(place, 0), size - 1);
  return [Math.floor(inside), inside % 1];
}

describe("the plane sampler", () => {
  it.each([
    ["the same size", { x: 3, y: 2, w: 46, h: 34 }],
    ["enlarged, at the edges", { x: -0.4, y: 66.1, w: 30.3, h: 23.9 }],
    ["a quarter smaller", { x: 10.7, y: 8.2, w: 60.1, h: 44.4 }],
    ["half the size", { x: 20, y: 20, w: 92, h: 68 }],
    ["less than half the size", { x: 0, y: 0, w: 120, h: 90 }],
  ])("is bilinear: %s", async (_, from) => {
    const plain = await sampled(from, "plain");
    for (const plane of [0, 1, 2] as const) {
      const share = plane === 0 ? 1 : 2;
      for (let y = 0; y < TARGET.height / share; y++) {
        for (let x = 0; x < TARGET.width / share; x++) {
          const got = plain[TARGET.offsets[plane] + y * TARGET.strides[plane] + x] ?? Number.NaN;
          expect(Math.abs(got - exact(from, plane, x, y))).toBeLessThan(2);
        }
      }
    }
    expect(await sampled(from, "relaxed")).toEqual(plain);
  });
});
