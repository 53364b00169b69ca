import { days, hours, instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { around, targetWith } from "./targets.test-support.ts";
import { weekGrid } from "./week-grid.ts";

/** A Monday at midnight, in UTC. */
const MONDAY = Date.UTC(2026, 10, 2);
const postedAt = (at: number, views: readonly number[]) =>
  views.map((it) => ({ ...targetWith({ "7d": it }), publishedAt: instant(MONDAY + at) }));
const evenings = (views: readonly number[]) => postedAt(hours(19), views);
const mornings = postedAt(days(2) + hours(8), around(1000, 20));

const cellIn = (cells: ReturnType<typeof weekGrid>, weekday: number, from: number) =>
  cells.find((it) => it.weekday === weekday && it.from === from);

describe("the week of an account", () => {
  it("has a cell for every part of every day, also where nothing was posted", () => {
    const cells = weekGrid(mornings, "UTC");
    expect(cells).toHaveLength(56);
    expect(cellIn(cells, 7, 0)).toEqual({ weekday: 7, from: 0, n: 0, times: null });
  });

  it("says how a time did from five posts on, and how many there were below", () => {
    const cells = weekGrid([...mornings, ...evenings(around(4000, 6))], "UTC");
    expect(cellIn(cells, 1, 18)).toMatchObject({ n: 6 });
    expect(cellIn(cells, 1, 18)?.times?.mid).toBeGreaterThan(1.3);
    expect(cellIn(weekGrid([...mornings, ...evenings(around(4000, 4))], "UTC"), 1, 18)).toMatchObject({
      n: 4,
      times: null,
    });
  });

  it("is told in the zone of the account", () => {
    const cells = weekGrid([...mornings, ...evenings(around(1000, 5))], "Asia/Tokyo");
    expect(cellIn(cells, 2, 3)?.n).toBe(5);
  });
});
