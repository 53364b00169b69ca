import { describe, expect, it } from "vitest";
import { NamedPart, NamedParts } from "./named-part.ts";

const part = (box: NamedPart["box"], name = "toe") => ({ name, box });
const isTaken = (it: unknown) => NamedPart.safeParse(it).success;

describe("a named part of a photo", () => {
  it("lies in the photo and has an extent", () => {
    expect(isTaken(part({ x: 0.7, y: 0.6, w: 0.3, h: 0.2 }))).toBe(true);
    expect(isTaken(part({ x: 0.7, y: 0.6, w: 0.4, h: 0.2 }))).toBe(false);
    expect(isTaken(part({ x: 0.7, y: 0.6, w: 0, h: 0.2 }))).toBe(false);
  });

  it("has a short name, and a photo has at most eight", () => {
    const box = { x: 0, y: 0, w: 1, h: 1 };
    expect([isTaken(part(box, "")), isTaken(part(box, "t".repeat(41)))]).toEqual([false, false]);
    expect([8, 9].map((count) => NamedParts.safeParse(Array(count).fill(part(box))).success)).toEqual([true, false]);
  });
});
