import { instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { changeSince, engagementOf, gainedByDay, gainedIn } from "./gained-in.ts";
import { customPeriod, daysIn, isIn, lastDays, lengthOf, periodBefore } from "./period.ts";
import { selected, wholeProject } from "./selection.ts";

const week = { from: "2026-11-10", to: "2026-11-16" };
const views = (count: number) => ({ gained: { views: count }, caughtUp: {} });
type Totals = Parameters<typeof gainedIn>[0][number];
const aDay = (day: string, count: number, more: Partial<Totals> = {}): Totals => ({
  ...{ accountId: "a1", platform: "tiktok", day, ...views(count) },
  ...more,
});

describe("a period", () => {
  it("ends today, and is compared with the equally long one right before", () => {
    expect(lastDays(7, "2026-11-16")).toEqual(week);
    expect(periodBefore(week)).toEqual({ from: "2026-11-03", to: "2026-11-09" });
  });

  it("has all its days, over the end of a month", () =>
    expect(daysIn({ from: "2026-02-27", to: "2026-03-01" })).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]));

  it("holds its last day to the end", () => {
    expect(isIn(week, instant(Date.UTC(2026, 10, 16, 23, 59)))).toBe(true);
    expect(isIn(week, instant(Date.UTC(2026, 10, 17)))).toBe(false);
  });

  it.each([
    ["two days in any order", "2026-11-05", "2026-11-01", { from: "2026-11-01", to: "2026-11-05" }],
    ["days beyond today", "2026-11-14", "2027-01-01", { from: "2026-11-14", to: "2026-11-16" }],
    ["only days to come", "2026-12-01", "2026-12-02", null],
    ["what is no day", "2026-02-30", "2026-11-01", null],
  ])("is made from %s", (_, from, to, period) => expect(customPeriod(from, to, "2026-11-16")).toEqual(period));

  it("is at most a year and a day long", () => {
    const period = customPeriod("2001-01-01", "2026-11-16", "2026-11-16");
    expect(period && lengthOf(period)).toBe(366);
  });
});

describe("what was gained in a period", () => {
  it("is the sum of its days, late gains included, and of no others", () => {
    const daily = [
      aDay("2026-11-09", 500),
      aDay("2026-11-10", 40),
      aDay("2026-11-16", 60, { caughtUp: { views: 7 } }),
      aDay("2026-11-17", 900),
    ];
    expect(gainedIn(daily, week, wholeProject)).toEqual({ views: 107 });
  });

  it("has a gap where nothing was read, and no zero", () => {
    const byDay = gainedByDay([aDay("2026-11-10", 40), aDay("2026-11-12", 0)], week, wholeProject);
    expect(byDay.map(({ gains }) => gains?.gained.views ?? null)).toEqual([40, null, 0, null, null, null, null]);
  });

  it("names the accounts that were not read on a day, but before and after it", () => {
    const other = { accountId: "a2" };
    const daily = [aDay("2026-11-10", 1, other), aDay("2026-11-11", 5), aDay("2026-11-12", 1, other)];
    const [first, second] = gainedByDay(daily, week, wholeProject);
    expect([first?.withoutAccounts, second?.withoutAccounts]).toEqual([[], ["a2"]]);
  });

  it("is told of one account, platform, kind or look", () => {
    const looks = { "carousel-image/split": views(30), "carousel-image/pop": views(20), "own-video": views(10) };
    const daily = [
      aDay("2026-11-10", 60, { looks }),
      aDay("2026-11-10", 9, { accountId: "a2", platform: "instagram" }),
    ];
    const viewsOf = (change: Partial<typeof wholeProject>) =>
      gainedIn(daily, week, { ...wholeProject, ...change }).views;
    expect(viewsOf({ accountId: "a1" })).toBe(60);
    expect(viewsOf({ platform: "instagram" })).toBe(9);
    expect(viewsOf({ accountId: "a1", kind: "carousel-image" })).toBe(50);
    expect(viewsOf({ accountId: "a1", kind: "carousel-image", look: "carousel-image/pop" })).toBe(20);
    expect(viewsOf({ accountId: "a1", kind: "own-video" })).toBe(10);
  });

  it("by kind is a gap on days that were stored before kinds were", () => {
    const [first] = gainedByDay([aDay("2026-11-10", 60)], week, { ...wholeProject, kind: "own-video" });
    expect(first?.gains).toBeNull();
  });

  it.each([
    ["a tenth more", 100, 110, 0.1],
    ["nothing from nothing", 0, 50, null],
    ["nothing from the unknown", undefined, 50, null],
  ])("changed by %s", (_, before, now, change) => {
    const said = changeSince(before, now);
    if (change === null) expect(said).toBeNull();
    else expect(said).toBeCloseTo(change);
  });

  it("is engaged with by likes, comments and shares for each view", () => {
    expect(engagementOf({ views: 200, likes: 8, shares: 2, saves: 90 })).toBe(0.05);
    expect(engagementOf({ views: 0, likes: 8 })).toBeNull();
    expect(engagementOf({ views: 10 })).toBeNull();
  });
});

describe("the posts of a selection", () => {
  const facts = { kind: "carousel-image", look: "split" } as never;
  const row = (change: object) =>
    ({ accountId: "a1", platform: "tiktok", assetType: "carousel-image", facts, ...change }) as const;

  it("are of its kind also before it is known what they look like, but of no look", () => {
    const rows = [row({}), row({ facts: null }), row({ assetType: "own-video", facts: null })];
    expect(selected(rows, { ...wholeProject, kind: "carousel-image" })).toHaveLength(2);
    expect(selected(rows, { ...wholeProject, kind: "carousel-image", look: "carousel-image/split" })).toHaveLength(1);
  });
});
