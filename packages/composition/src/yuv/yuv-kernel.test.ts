import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { yuvKernelHash } from "../../yuv-kernel/build.ts";
import { TONE_WASM } from "../hdr/tone-wasm.ts";
import { CUT_OUT_WASM } from "../paint/cut-out-wasm.ts";
import { i420Converter } from "./i420-converter.ts";
import { openYuvKernel } from "./yuv-kernel.ts";
import { RELAXED_YUV_WASM, YUV_WASM } from "./yuv-wasm.ts";

/** ITU-R BT.709 for 8 bit, unrounded. */
function bt709([r, g, b]: readonly number[]): [number, number, number] {
  const y = 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  return [
    16 + (219 / 255) * y,
    128 + (224 / 255) * (((b ?? 0) - y) / 1.8556),
    128 + (224 / 255) * (((r ?? 0) - y) / 1.5748),
  ];
}

async function converted(width: number, height: number, colorAt: (x: number, y: number) => readonly number[]) {
  const { convert, layout } = await i420Converter(width, height);
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) rgba.set([...colorAt(i % width, Math.floor(i / width)), 255], i * 4);
  const planes = convert(rgba);
  const at = (plane: 0 | 1 | 2, x: number, y: number) => planes[layout.offsets[plane] + y * layout.strides[plane] + x];
  return {
    y: (x: number, y: number) => at(0, x, y),
    u: (x: number, y: number) => at(1, x, y),
    v: (x: number, y: number) => at(2, x, y),
  };
}

describe("the YUV kernel", () => {
  it("was compiled from its sources as they are", () => {
    const hash = yuvKernelHash({ relaxed: RELAXED_YUV_WASM, plain: YUV_WASM, cutOut: CUT_OUT_WASM, tone: TONE_WASM });
    for (const path of ["./yuv-wasm.ts", "../paint/cut-out-wasm.ts", "../hdr/tone-wasm.ts"])
      expect(readFileSync(new URL(path, import.meta.url), "utf8")).toContain(hash);
  });

  it("exports what the code calls", async () => {
    const kernel = await openYuvKernel();
    for (const name of ["toI420", "columns", "rows", "samplePlane", "toOverlay", "blendPlane", "isSolid"])
      expect(kernel).toHaveProperty(name);
  });

  it.each([
    [0, 0, 0],
    [255, 255, 255],
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [200, 60, 30],
    [18, 52, 86],
  ])("turns %i/%i/%i into BT.709, limited range", async (...rgb) => {
    const { y, u, v } = await converted(24, 4, () => rgb);
    const wanted = bt709(rgb);
    [y(23, 3), u(11, 1), v(11, 1)].forEach((got, i) => {
      expect(Math.abs((got ?? 0) - (wanted[i] ?? 0))).toBeLessThan(0.7);
    });
  });

  it("takes the mean color of each square, also in widths that are no multiple of 8", async () => {
    const { y, u, v } = await converted(70, 6, (x, y) => [x * 3, y * 40, (x * 7 + y * 13) % 256]);
    for (let cy = 0; cy < 3; cy++) {
      for (let cx = 0; cx < 35; cx++) {
        const four = [0, 1].flatMap((dy) => [0, 1].map((dx) => [cx * 2 + dx, cy * 2 + dy] as const));
        const wanted = four.map(([x, y]) => bt709([x * 3, y * 40, (x * 7 + y * 13) % 256]));
        const mean = (i: 1 | 2) => wanted.reduce((sum, it) => sum + it[i] / 4, 0);
        expect(Math.abs((u(cx, cy) ?? 0) - mean(1))).toBeLessThan(0.7);
        expect(Math.abs((v(cx, cy) ?? 0) - mean(2))).toBeLessThan(0.7);
        four.forEach(([px, py], i) => {
          expect(Math.abs((y(px, py) ?? 0) - (wanted[i]?.[0] ?? 0))).toBeLessThan(0.7);
        });
      }
    }
  });

  it("refuses a picture of another size", async () => {
    const { convert } = await i420Converter(16, 16);
    expect(() => convert(new Uint8Array(16))).toThrow(RangeError);
  });
});
