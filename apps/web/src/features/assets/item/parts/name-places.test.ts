import { describe, expect, it } from "vitest";
import { namePlaces } from "./name-places.ts";

const square = { width: 600, height: 600 };
const candle = { name: "candle", box: { x: 0.3, y: 0.4, w: 0.4, h: 0.4 } };
const placesOf = (...parts: (typeof candle)[]) => namePlaces(parts, square).map(({ side, row }) => `${side} ${row}`);

describe("the name of a part", () => {
  it("stands above its box, or at its top where there is no room", () => {
    expect(placesOf(candle)).toEqual(["left above"]);
    expect(placesOf({ ...candle, box: { x: 0.3, y: 0, w: 0.4, h: 1 } })).toEqual(["left top"]);
    expect(placesOf({ ...candle, box: { x: 0.9, y: 0.4, w: 0.1, h: 0.4 } })).toEqual(["right above"]);
  });

  it("covers no other name, nor a small box", () => {
    const flame = { name: "flame", box: { x: 0.32, y: 0.4, w: 0.1, h: 0.1 } };
    expect(placesOf(candle, flame)).toEqual(["left above", "left below"]);
  });
});
