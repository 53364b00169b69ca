import { expect, it } from "vitest";
import { heap } from "./heap.ts";

const nine = (name: "boots" | "mug") =>
  heap(
    Array.from({ length: 9 }, () => name),
    1000,
  );

it("what nothing stands on stands on the ground, as often as it is counted", () => {
  expect(nine("boots").map(({ foot }) => foot >= 1000)).toEqual(Array.from({ length: 9 }, () => true));
  expect(nine("mug").some(({ foot }) => foot < 900)).toBe(true);
});
