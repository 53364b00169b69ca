import { describe, expect, it } from "vitest";
import { viewTitle } from "./day-names.ts";
import { clockChange, daysOf, monthGrid, skippedTo, spanOf, step } from "./days.ts";

const BERLIN = "Europe/Berlin";

describe("the days of the calendar", () => {
  it("show a month in whole weeks from Monday", () => {
    const days = monthGrid("2026-11-14");
    expect([days[0], days.at(-1), days.length]).toEqual(["2026-10-26", "2026-12-06", 42]);
    expect(monthGrid("2027-02-01")).toHaveLength(28);
  });

  it("show whole weeks from Sunday where the reader's weeks start then", () => {
    const [november, february] = [monthGrid("2026-11-14", 7), monthGrid("2026-02-01", 7)];
    expect([november[0], november.at(-1), november.length]).toEqual(["2026-11-01", "2026-12-05", 35]);
    expect([february[0], february.at(-1)]).toEqual(["2026-02-01", "2026-02-28"]);
  });

  it("of week, day and list are all in the month's weeks, so that one query serves every view", () => {
    for (const day of ["2026-11-01", "2026-11-30", "2027-02-28"]) {
      const month = new Set(monthGrid(day));
      for (const view of ["week", "day", "list"] as const) {
        expect(daysOf(view, day).filter((it) => !month.has(it))).toEqual([]);
      }
    }
  });

  it("last from midnight to midnight of their zone, also when the clocks change", () => {
    expect(spanOf(["2026-10-25"], BERLIN)).toEqual({
      from: Date.parse("2026-10-24T22:00Z"),
      to: Date.parse("2026-10-25T23:00Z") - 1,
    });
    expect([
      clockChange("2026-10-25", BERLIN),
      clockChange("2026-03-29", BERLIN),
      clockChange("2026-11-03", BERLIN),
    ]).toEqual([-3_600_000, 3_600_000, 0]);
  });

  it("show what a time becomes that the clocks skip", () => {
    expect(skippedTo("2026-03-29T02:30", BERLIN)).toBe("03:30");
    expect(skippedTo("2026-03-30T02:30", BERLIN)).toBeNull();
  });

  it("advance by the view's own step", () => {
    expect([step("month", "2026-01-31", 1), step("week", "2026-12-30", 1), step("day", "2026-03-01", -1)]).toEqual([
      "2026-02-28",
      "2027-01-06",
      "2026-02-28",
    ]);
  });

  it("have readable names", () => {
    expect(
      [viewTitle("month", "2026-11-03"), viewTitle("week", "2026-11-03"), viewTitle("week", "2026-12-01")].map((it) =>
        it.replaceAll("\u00a0", " "),
      ),
    ).toEqual(["November 2026", "2 – 8 Nov 2026", "30 Nov – 6 Dec 2026"]);
  });
});
