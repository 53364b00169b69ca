import { expect, it } from "vitest";
import { HOUR, heightBefore } from "./hours.ts";

it("a week opens an hour before its first post, and in the morning where it has none", () => {
  expect(heightBefore(["19:30", "18:30"])).toBe(17.5 * HOUR);
  expect(heightBefore(["00:15"])).toBe(0);
  expect(heightBefore([])).toBe(7 * HOUR);
});
