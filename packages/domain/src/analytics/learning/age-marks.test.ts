import { describe, expect, it } from "vitest";
import { days, hours } from "../../kernel/index.ts";
import { marksAfter } from "./age-marks.ts";

const day = days(1);

describe("the views of a post at an age", () => {
  it.each([
    [
      "between two readings close to it, lie on the line between them",
      { age: day - hours(2), views: 100 },
      day + hours(2),
      150,
    ],
    ["after a break in the readings, are unknown", { age: hours(2), views: 100 }, 2 * day, undefined],
    ["are those of a first reading at nearly that age", null, day + hours(2), 200],
    ["are unknown before a first reading much later", null, day + hours(8), undefined],
    ["are unknown before it", { age: hours(2), views: 10 }, day - hours(1), undefined],
  ] as const)("%s", (_, before, age, mark) => {
    expect(marksAfter({}, before, { age, views: 200 })["1d"]).toBe(mark);
  });

  it("never change afterwards", () => {
    expect(marksAfter({ "1d": 7 }, { age: day - 1, views: 100 }, { age: day + 1, views: 200 })).toEqual({ "1d": 7 });
  });
});
