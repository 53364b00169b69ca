import { expect, it } from "vitest";
import { sharedBox } from "./shared-box.ts";

const box = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });

it.each([
  ["that overlap", box(0, 0, 10, 10), box(4, 6, 10, 2), box(4, 6, 6, 2)],
  ["one in the other", box(0, 0, 10, 10), box(2, 3, 4, 5), box(2, 3, 4, 5)],
  ["apart: nothing", box(0, 0, 2, 2), box(5, 7, 1, 1), box(5, 7, 0, 0)],
])("is the shared part of boxes %s", (_, one, other, shared) => {
  expect(sharedBox(one, other)).toEqual(shared);
  expect(sharedBox(other, one)).toEqual(shared);
});
