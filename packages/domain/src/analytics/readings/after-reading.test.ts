import { describe, expect, it } from "vitest";
import { hours, instant, later } from "../../kernel/index.ts";
import { noValues } from "../metrics.ts";
import { afterReading, type Latest } from "./after-reading.ts";
import { type DayGain, summed } from "./gains.ts";

const publishedAt = instant(Date.UTC(2026, 10, 24));
const point = (hour: number, views: number) => ({
  at: later(publishedAt, hours(hour)),
  values: { ...noValues, views },
});
type Point = ReturnType<typeof point>;

/** What is stored after readings that arrive in this order. */
function stored(readings: readonly Point[]) {
  let latest: Latest | null = null;
  const gains: DayGain[] = [];
  const points: Point[] = [];
  for (const reading of readings) {
    const after = afterReading(
      publishedAt,
      latest,
      reading,
      points.toSorted((a, b) => a.at - b.at),
    );
    latest = after.latest ?? latest;
    gains.push(...after.gains);
    points.push(reading);
  }
  const days = summed(gains).map(({ day, gained, caughtUp }) => [day, gained.views ?? 0, caughtUp.views ?? 0] as const);
  const changed = days.filter(([, gained, caughtUp]) => gained !== 0 || caughtUp !== 0);
  return { latest, days: changed.toSorted(([a], [b]) => (a < b ? -1 : 1)) };
}

describe("readings of a post", () => {
  const [first, second, third] = [point(12, 60), point(30, 90), point(44, 100)] as const;

  it("give the same sums and the same latest numbers in any order", () => {
    const inOrder = stored([first, second, third]);
    expect(inOrder.days).toEqual([
      ["2026-11-24", 80, 0],
      ["2026-11-25", 20, 0],
    ]);
    expect(stored([first, third, second]).days).toEqual(inOrder.days);
    expect(stored([third, first, second]).days).toEqual(inOrder.days);
    expect(stored([third, second, first]).latest?.counted).toEqual(inOrder.latest?.counted);
  });

  it("fill an outage once a late one arrives", () => {
    const after = point(80, 400);
    expect(stored([first, after]).days.at(-1)).toEqual(["2026-11-27", 0, 340]);
    expect(stored([first, after, second, third]).days[1]).toEqual(["2026-11-25", 20, 0]);
  });

  it("keep the views at an age on the way", () => {
    expect(stored([point(23, 110), point(25, 130)]).latest?.marks).toEqual({ "1d": 120 });
  });
});
