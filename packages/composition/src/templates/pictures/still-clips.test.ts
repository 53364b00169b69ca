import { expect, it } from "vitest";
import { textClip } from "./still-clips.ts";

it("lines of capitals with accents are farther apart than others, so that dots do not touch the line above", () => {
  const heightOf = (text: string, caps = true) =>
    textClip({ id: "a", text, box: { x: 0, y: 0, w: 9, h: 9 }, face: "punch", size: 90, lineHeight: 1.04, caps })
      .lineHeight;
  expect(heightOf("Warum Kunden spät zahlen")).toBeGreaterThan(heightOf("Warum Kunden warten"));
  expect(heightOf("spät", false)).toBe(1.04);
});
