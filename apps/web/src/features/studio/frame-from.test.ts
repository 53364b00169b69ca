import { expect, it } from "vitest";
import { frameFrom } from "./frame-from.ts";

it.each([
  ["within a frame", 2030, 61],
  ["at the start of a frame", 2000, 60],
  ["a rounded start of a frame", 2033, 61],
  ["at the start", 0, 0],
])("what begins %s is shown by the next frame at the latest", (_, ms, frame) => {
  expect(Math.floor((frameFrom(ms, 30) * 30) / 1000)).toBe(frame);
});
