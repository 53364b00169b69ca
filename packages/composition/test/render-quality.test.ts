import { describe, expect, it } from "vitest";
import { renderMp4, renderSegment } from "../src/node.ts";
import { coverQuality, drifting, photo } from "./scenes/cover-quality.ts";

describe("a render of constant quality", () => {
  it("shows its cover as well as the next key frame", async () => {
    const file = await renderMp4(drifting, new Map([["photo", photo(60)]]));
    const { cover, later } = await coverQuality(file);
    expect(Math.abs(cover - later)).toBeLessThan(1);
  });

  it("takes more bytes where there is more to see", async () => {
    const brief = { ...drifting, durationMs: 200 };
    const bytes = async (contrast: number) =>
      (await renderSegment(brief, new Map([["photo", photo(contrast)]]))).length;
    expect(await bytes(60)).toBeGreaterThan(2 * (await bytes(3)));
  });
});
