import { describe, expect, it } from "vitest";
import { instant } from "../../kernel/index.ts";
import { POST_NOW_DELAY, scheduleAt } from "./schedule-at.ts";

const now = instant(Date.parse("2026-11-03T17:30:40Z"));

describe("scheduleAt", () => {
  it("leaves a few seconds to stop a post that goes out now", () => {
    const schedule = scheduleAt({ type: "now", zone: "Europe/Berlin" }, now);
    expect(schedule).toEqual({ zone: "Europe/Berlin", wallTime: "2026-11-03T18:30", publishAt: now + POST_NOW_DELAY });
  });

  it("keeps the wall time as it was meant, also where clocks skip it", () => {
    const schedule = scheduleAt({ type: "at", zone: "Europe/Berlin", wallTime: "2027-03-28T02:30" }, now);
    expect(schedule).toMatchObject({ wallTime: "2027-03-28T02:30", publishAt: Date.parse("2027-03-28T01:30:00Z") });
  });

  it("takes the minute that is running", () => {
    expect(scheduleAt({ type: "at", zone: "UTC", wallTime: "2026-11-03T17:30" }, now).publishAt).toBeLessThan(now);
  });

  it.each([
    ["the minute before", "UTC", "2026-11-03T17:29", "Choose a time in the future."],
    ["a day that does not exist", "UTC", "2026-11-31T10:00", "Choose a date and a time."],
    ["a year beyond the calendar", "UTC", "9999-12-31T23:59", "Choose a date and a time."],
    ["a zone that does not exist", "Mars/Olympus", "2026-11-05T10:00", "We don't recognize that time zone."],
  ])("refuses %s", (_, zone, wallTime, message) => {
    expect(() => scheduleAt({ type: "at", zone, wallTime }, now)).toThrow(message);
  });
});
