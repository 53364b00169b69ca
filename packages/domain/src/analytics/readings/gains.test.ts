import { describe, expect, it } from "vitest";
import { days, hours, type Instant, instant, later } from "../../kernel/index.ts";
import { noValues } from "../metrics.ts";
import { atPublication, type Counted, countedAfter, type DayGain, gainsBetween } from "./gains.ts";

const midnight = instant(Date.UTC(2026, 10, 24));
const at = (hour: number) => later(midnight, hours(hour));
const seen = (moment: Instant, views: number): Counted => ({ at: moment, counts: { views } });
const viewsOf = (gains: readonly DayGain[]) =>
  gains.map(({ day, gained, caughtUp }) => [day, gained.views ?? 0, caughtUp.views ?? 0]);

describe("what a post gained", () => {
  it("counts from nothing at its publication", () => {
    expect(viewsOf(gainsBetween(at(8), atPublication(at(8)), seen(at(9), 40)))).toEqual([["2026-11-24", 40, 0]]);
  });

  it("is spread over the days between two readings by time, and adds up to the difference", () => {
    const gains = gainsBetween(at(0), seen(at(18), 100), seen(at(30), 201));
    expect(viewsOf(gains)).toEqual([
      ["2026-11-24", 51, 0],
      ["2026-11-25", 50, 0],
    ]);
  });

  it("leaves the days of an outage empty, and is caught up on the day after it", () => {
    const gains = gainsBetween(at(0), seen(at(1), 100), seen(later(at(1), days(3)), 400));
    expect(viewsOf(gains)).toEqual([["2026-11-27", 0, 300]]);
  });

  it("is spread over a week where an old post is read weekly", () => {
    const gains = gainsBetween(later(at(0), -days(60)), seen(at(0), 100), seen(later(at(0), days(7)), 170));
    expect(viewsOf(gains).map(([, views]) => views)).toEqual([10, 10, 10, 10, 10, 10, 10]);
  });

  it("is negative where the platform took counts back", () => {
    expect(viewsOf(gainsBetween(at(0), seen(at(1), 100), seen(at(2), 80)))).toEqual([["2026-11-24", -20, 0]]);
  });

  it("is zero on a day that was read without one, and unknown where the platform does not tell", () => {
    const [gain] = gainsBetween(at(0), seen(at(1), 100), seen(at(2), 100));
    expect(gain?.gained).toEqual({ views: 0 });
  });

  it("counts on from the last known number where one reading does not tell it", () => {
    const first = countedAfter(atPublication(at(0)), { ...noValues, views: 10, reach: 30 }, at(1));
    const second = countedAfter(first, { ...noValues, views: 20 }, at(2));
    expect(second).toEqual({ at: at(2), counts: { views: 20, reach: 30 } });
  });
});
