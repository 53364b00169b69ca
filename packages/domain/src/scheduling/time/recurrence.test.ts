import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { occurrences, type Recurrence } from "./recurrence.ts";
import { wallTimeAt } from "./zone.ts";

const rule = (change: Partial<Recurrence>): Recurrence => ({
  frequency: "weekly",
  interval: 1,
  weekdays: [],
  end: { type: "count", count: 4 },
  skipped: [],
  ...change,
});
const times = (change: Partial<Recurrence>, wallTime: string, zone = "Europe/Berlin") =>
  occurrences(rule(change), { wallTime, zone }).map((it) => it.wallTime);

describe("a repeated post", () => {
  it("stays at half past six when the clocks change", () => {
    const found = occurrences(rule({}), { wallTime: "2026-10-18T18:30", zone: "Europe/Berlin" });
    expect(found.map(({ publishAt }) => wallTimeAt(publishAt, "Europe/Berlin").slice(11))).toEqual(
      Array(4).fill("18:30"),
    );
    expect((found[1]?.publishAt ?? 0) - (found[0]?.publishAt ?? 0)).toBe(169 * 3_600_000);
  });

  const changes: [string, Partial<Recurrence>, string[]][] = [
    ["every second day", { frequency: "daily", interval: 2 }, ["03", "05", "07", "09"]],
    ["every three weeks", { interval: 3 }, ["03", "24", "15", "05"]],
    ["on Mondays, Wednesdays and Fridays, from a Tuesday", { weekdays: [5, 1, 3] }, ["04", "06", "09", "11"]],
  ];
  it.each(changes)("goes out %s", (_, change, days) => {
    expect(times(change, "2026-11-03T09:00").map((it) => it.slice(8, 10))).toEqual(days);
  });

  it("takes the last day of a month that is too short", () => {
    expect(times({ frequency: "monthly" }, "2026-12-31T09:00")).toEqual([
      "2026-12-31T09:00",
      "2027-01-31T09:00",
      "2027-02-28T09:00",
      "2027-03-31T09:00",
    ]);
  });

  it("ends on its last day, that day included", () => {
    const end = { type: "until", date: "2026-11-17" } as const;
    expect(times({ end }, "2026-11-03T09:00")).toHaveLength(3);
  });

  it("leaves out what is skipped and keeps the numbers of the others", () => {
    const found = occurrences(rule({ skipped: [1] }), { wallTime: "2026-11-03T09:00", zone: "UTC" });
    expect(found.map(({ index }) => index)).toEqual([0, 2, 3]);
  });

  it("ends with the calendar", () => {
    const found = occurrences(rule({ frequency: "monthly", interval: 52, end: { type: "count", count: 100 } }), {
      wallTime: "2099-12-31T09:00",
      zone: "UTC",
    });
    expect(found.map(({ wallTime }) => wallTime)).toEqual(["2099-12-31T09:00"]);
  });

  it("never goes out twice at one instant, nor before its first, nor endlessly", () => {
    const rules = fc.record({
      frequency: fc.constantFrom("daily" as const, "weekly" as const, "monthly" as const),
      interval: fc.integer({ min: 1, max: 52 }),
      weekdays: fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }),
      end: fc.constantFrom({ type: "count", count: 100 } as const, { type: "until", date: "2028-02-29" } as const),
      skipped: fc.array(fc.nat(100)),
    });
    const zones = fc.constantFrom("Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe");
    const starts = fc.constantFrom("2026-03-29T02:30", "2026-10-25T02:30", "2026-11-30T00:00", "2027-03-14T02:30");
    fc.assert(
      fc.property(rules, zones, starts, (repeat, zone, wallTime) => {
        const moments = occurrences(repeat, { wallTime, zone }).map((it) => it.publishAt);
        expect(moments.length).toBeLessThanOrEqual(100);
        for (const [i, moment] of moments.entries()) if (i > 0) expect(moment).toBeGreaterThan(moments[i - 1] ?? 0);
      }),
    );
  });
});
