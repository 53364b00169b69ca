import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodeHeic } from "./decode-heic.ts";

const FIXTURES = new URL("../../../../../../packages/composition/test/fixtures/", import.meta.url);
const photo = new Uint8Array(readFileSync(new URL("quarters.heic", FIXTURES)));

describe("a HEIC photo", () => {
  it("is decoded upright, with its own colors", async () => {
    const seen = await decodeHeic(photo);
    if (seen === "too-large") throw new Error(seen);
    expect(seen).toMatchObject({ width: 192, height: 128, colorSpace: "srgb" });
    const at = (x: number, y: number) => [...seen.data.subarray((y * 192 + x) * 4, (y * 192 + x) * 4 + 3)];
    const corners = [at(48, 32), at(144, 32), at(48, 96), at(144, 96)];
    const quarters = [
      [0xc8, 0x3c, 0x1e],
      [0x1e, 0xa0, 0x3c],
      [0x28, 0x3c, 0xc8],
      [0xeb, 0xeb, 0xeb],
    ];
    const furthest = Math.max(...corners.flat().map((value, i) => Math.abs(value - (quarters.flat()[i] ?? 0))));
    expect(furthest).toBeLessThanOrEqual(6);
  });

  it("that breaks off is refused", async () => {
    await expect(decodeHeic(photo.subarray(0, photo.length / 2))).rejects.toThrow("picture");
  });
});
