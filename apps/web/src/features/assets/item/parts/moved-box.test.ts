import { describe, expect, it } from "vitest";
import { draggedBox, drawnBox, steppedBox } from "./moved-box.ts";

const box = { x: 0.2, y: 0.3, w: 0.4, h: 0.2 };
const rounded = (it: object | null) =>
  it && Object.fromEntries(Object.entries(it).map(([name, value]) => [name, Math.round(value * 100) / 100]));

describe("the box of a part", () => {
  it("is moved by its middle, and stays on the photo", () => {
    expect(rounded(draggedBox(box, "move", { x: 0.1, y: -0.1 }))).toEqual({ ...box, x: 0.3, y: 0.2 });
    expect(rounded(draggedBox(box, "move", { x: 2, y: -2 }))).toEqual({ ...box, x: 0.6, y: 0 });
  });

  it("is resized by a corner, while the opposite one stays", () => {
    expect(rounded(draggedBox(box, "top-left", { x: 0.1, y: 0.1 }))).toEqual({ x: 0.3, y: 0.4, w: 0.3, h: 0.1 });
    expect(rounded(draggedBox(box, "bottom-right", { x: 0.1, y: 2 }))).toEqual({ ...box, w: 0.5, h: 0.7 });
    expect(rounded(draggedBox(box, "top-right", { x: -2, y: -2 }))).toEqual({ x: 0.2, y: 0, w: 0.03, h: 0.5 });
  });

  it("is moved by arrow keys, and resized by them with Shift", () => {
    expect(rounded(steppedBox(box, "ArrowRight", false))).toEqual({ ...box, x: 0.21 });
    expect(rounded(steppedBox(box, "ArrowUp", true))).toEqual({ ...box, h: 0.19 });
    expect(steppedBox(box, "a", false)).toBeNull();
  });

  it("is drawn from any corner, once it is large enough", () => {
    expect(rounded(drawnBox({ x: 0.6, y: 0.5 }, { x: 0.2, y: 0.3 }))).toEqual(box);
    expect(drawnBox({ x: 0.6, y: 0.5 }, { x: 0.61, y: 0.9 })).toBeNull();
  });
});
