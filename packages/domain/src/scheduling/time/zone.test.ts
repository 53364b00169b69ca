import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hours, instant } from "../../kernel/index.ts";
import { instantOf, isZone, wallTimeAt } from "./zone.ts";

const at = (iso: string) => instant(Date.parse(iso));
const zones = Intl.supportedValuesOf("timeZone");
const moments = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2036, 0, 1) / 60_000 })
  .map((minute) => instant(minute * 60_000));

describe("instantOf", () => {
  it.each([
    ["reads a summer time", "2026-07-01T18:30", "Europe/Berlin", "2026-07-01T16:30:00Z"],
    ["reads a winter time", "2026-12-01T18:30", "Europe/Berlin", "2026-12-01T17:30:00Z"],
    ["moves a skipped time forward", "2026-03-29T02:30", "Europe/Berlin", "2026-03-29T01:30:00Z"],
    ["takes the first of a doubled time", "2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00Z"],
    ["moves forward across the ocean too", "2026-03-08T02:15", "America/New_York", "2026-03-08T07:15:00Z"],
    ["takes the first of a doubled time there", "2026-11-01T01:15", "America/New_York", "2026-11-01T05:15:00Z"],
    ["knows a zone that shifts by half an hour", "2026-10-04T02:15", "Australia/Lord_Howe", "2026-10-03T15:45:00Z"],
    ["knows a zone of three quarters", "2026-05-05T12:00", "Asia/Kathmandu", "2026-05-05T06:15:00Z"],
    ["skips the day that Samoa skipped", "2011-12-30T12:00", "Pacific/Apia", "2011-12-30T22:00:00Z"],
  ])("%s", (_, wallTime, zone, expected) => {
    expect(instantOf(wallTime, zone)).toBe(at(expected));
  });

  it("has no instant for a day that no calendar has", () => {
    expect(instantOf("2026-02-30T10:00", "UTC")).toBeNull();
    expect(instantOf("2026-13-01T10:00", "UTC")).toBeNull();
  });

  it.each(["2100-01-01T00:01", "9999-12-31T23:59"])("has no moment for %s, beyond the calendar", (wallTime) => {
    expect(instantOf(wallTime, "Etc/GMT+12")).toBeNull();
  });

  it("shows in its zone what was asked for, or an hour and less later where clocks skip", () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, (zone, moment) => {
        const wallTime = wallTimeAt(moment, zone);
        const found = instantOf(wallTime, zone);
        // The instant exists, so clocks show its wall time at least once: never skipped, at most doubled.
        expect(found).not.toBeNull();
        expect(wallTimeAt(found ?? instant(0), zone)).toBe(wallTime);
        expect(moment - (found ?? 0)).toBeGreaterThanOrEqual(0);
        expect(moment - (found ?? 0)).toBeLessThanOrEqual(hours(3));
      }),
      { numRuns: 2000 },
    );
  });

  it("never goes back when the wall time goes on", () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, fc.integer({ min: 1, max: 180 }), (zone, moment, later) => {
        const asUtc = (ms: number) => new Date(ms).toISOString().slice(0, 16);
        const first = instantOf(asUtc(moment), zone);
        const second = instantOf(asUtc(moment + later * 60_000), zone);
        // A doubled hour is taken once, so a later wall time may be a much later instant; across a gap both may be
        // equal.
        expect(Number(second)).toBeGreaterThan(Number(first) - hours(1));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("isZone", () => {
  it("knows names of the IANA list and nothing else", () => {
    expect(["Europe/Berlin", "UTC", "Mars/Olympus", ""].map(isZone)).toEqual([true, true, false, false]);
  });
});
