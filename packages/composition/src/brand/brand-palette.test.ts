import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { brandPalette } from "./brand-palette.ts";
import { contrastOf } from "./contrast.ts";

const hex = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("brandPalette", () => {
  it("is ink on paper with a yellow marker without a brand", () => {
    expect(brandPalette(null)).toMatchObject({ bg: "#f6f2e9", on: "#15180e", accent: "#ffd92e", onAccent: "#15180e" });
  });

  it("keeps a brand that can be read", () => {
    const brand = { bg: "#12343b", accent: "#f2a65a", on: "#fdf6ec" };
    expect(brandPalette(brand)).toMatchObject(brand);
  });

  it("takes colors that are none for no brand", () => {
    expect(brandPalette({ bg: "red", accent: "#ff", on: "" })).toEqual(brandPalette(null));
  });

  it("is readable for any brand", () => {
    assert(
      property(hex, hex, hex, (bg, accent, on) => {
        const palette = brandPalette({ bg, accent, on });
        expect(contrastOf(palette.bg, palette.on)).toBeGreaterThanOrEqual(7);
        expect(contrastOf(palette.accent, palette.onAccent)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
