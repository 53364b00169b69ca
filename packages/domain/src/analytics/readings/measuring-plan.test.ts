import { describe, expect, it } from "vitest";
import { days, hours, instant, later, minutes } from "../../kernel/index.ts";
import { noValues } from "../metrics.ts";
import { nextReadingAt } from "./measuring-plan.ts";
import { withPoint } from "./with-point.ts";

const publishedAt = instant(days(20_000));
const waitAt = (age: number, more: { isNamed?: boolean; answered?: boolean; isStory?: boolean } = {}) => {
  const now = later(publishedAt, age);
  const next = nextReadingAt({ publishedAt, isNamed: true, answered: true, isStory: false, ...more }, now);
  return next === null ? null : next - now;
};

describe("the numbers of a post are read", () => {
  it.each([
    ["every hour on the first two days", hours(5), hours(1)],
    ["every six hours in the first week", days(4), hours(6)],
    ["daily in the first month", days(20), days(1)],
    ["weekly in the first three months", days(60), days(7)],
    ["a last time after 90 days", days(88), days(2)],
    ["never again", days(90), null],
  ])("%s", (_, age, wait) => expect(waitAt(age)).toBe(wait));

  it("for a day where the post is a story", () => expect(waitAt(days(1), { isStory: true })).toBeNull());

  it("again within six hours without an answer", () => expect(waitAt(days(60), { answered: false })).toBe(hours(6)));

  it("every minute while the platform has not told the address of a new post", () => {
    expect(waitAt(minutes(30), { isNamed: false })).toBe(minutes(1));
    expect(waitAt(hours(2), { isNamed: false })).toBe(hours(1));
  });
});

describe("the points of a day", () => {
  const point = (minute: number, views: number) => ({
    at: later(publishedAt, minutes(minute)),
    values: { ...noValues, views },
  });
  const day = [point(0, 1), point(60, 5)];

  it.each([
    ["another one in its place", point(30, 3), [1, 3, 5]],
    ["the later of two within ten minutes", point(65, 6), [1, 6]],
    ["nothing of an older one within ten minutes", point(55, 4), [1, 5]],
  ] as const)("take %s", (_, next, views) => {
    expect(withPoint(day, next).map((it) => it.values.views)).toEqual(views);
  });
});
