import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { days, type Instant, instant, later } from "../../kernel/index.ts";
import { fillSlots } from "./fill-slots.ts";
import { freeSlots, nextFreeSlot, slotsBetween, type WeeklySlots } from "./weekly-slots.ts";
import { instantOf, wallTimeAt } from "./zone.ts";

const berlin: WeeklySlots = {
  zone: "Europe/Berlin",
  times: [
    { weekday: 2, time: "18:30" },
    { weekday: 7, time: "02:30" },
    { weekday: 7, time: "03:30" },
  ],
};
const at = (wallTime: string, zone = "Europe/Berlin"): Instant => instantOf(wallTime, zone) ?? instant(0);
const walls = (from: string, to: string) => slotsBetween(berlin, at(from), at(to)).map((it) => it.wallTime);

describe("an account's weekly slots", () => {
  it("are at its own wall times, week after week", () => {
    expect(walls("2026-11-02T00:00", "2026-11-15T00:00")).toEqual([
      "2026-11-03T18:30",
      "2026-11-08T02:30",
      "2026-11-08T03:30",
      "2026-11-10T18:30",
    ]);
  });

  it("are one where the clocks skip the hour between two", () => {
    expect(slotsBetween(berlin, at("2026-03-29T00:00"), at("2026-03-29T12:00"))).toHaveLength(1);
  });

  it("are free until there is a post within a quarter of an hour, and free again once it is gone", () => {
    const slots = slotsBetween(berlin, at("2026-11-02T00:00"), at("2026-11-09T00:00"));
    expect(freeSlots(slots, [later(at("2026-11-03T18:30"), 600_000)])).toHaveLength(2);
    expect(freeSlots(slots, [])).toHaveLength(3);
  });

  it("give the next free one, never one that has passed", () => {
    const taken = [at("2026-11-03T18:30")];
    expect(nextFreeSlot(berlin, taken, at("2026-11-03T18:00"))?.wallTime).toBe("2026-11-08T02:30");
    expect(nextFreeSlot({ ...berlin, times: [] }, [], at("2026-11-03T18:00"))).toBeNull();
  });

  it("are shown at the wall time at which they go out, in any zone", () => {
    const zones = fc.constantFrom(
      "Europe/Berlin",
      "America/New_York",
      "Asia/Kolkata",
      "Pacific/Apia",
      "Australia/Lord_Howe",
    );
    const minute = fc.integer({ min: 0, max: 1439 }).map((it) => new Date(it * 60_000).toISOString().slice(11, 16));
    const starts = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 });
    fc.assert(
      fc.property(zones, minute, fc.integer({ min: 1, max: 7 }), starts, (zone, time, weekday, start) => {
        const found = slotsBetween(
          { zone, times: [{ weekday, time }] },
          instant(start),
          later(instant(start), days(21)),
        );
        expect(found.length).toBeGreaterThanOrEqual(2);
        for (const slot of found) expect(slot.publishAt).toBe(instantOf(slot.wallTime, zone));
        for (const { publishAt } of found) expect(publishAt).toBeGreaterThanOrEqual(start);
        const exact = found.filter(({ publishAt, wallTime }) => wallTimeAt(publishAt, zone) === wallTime);
        expect(exact.length).toBeGreaterThanOrEqual(found.length - 1);
      }),
    );
  });
});

describe("filling slots", () => {
  const free = slotsBetween(berlin, at("2026-11-02T00:00"), at("2026-11-20T00:00"));

  it("keeps posts four hours apart and rests a hook for seven days", () => {
    const filled = fillSlots(
      ["a", "b", "c"].map((id) => ({ id, hookId: "h" })),
      free,
      [],
    );
    expect(filled.map(({ slot }) => slot?.wallTime)).toEqual([
      "2026-11-03T18:30",
      "2026-11-10T18:30",
      "2026-11-17T18:30",
    ]);
  });

  it("says why a piece finds no place", () => {
    const pieces = Array.from({ length: 9 }, (_, i) => ({ id: `${i}`, hookId: null }));
    const filled = fillSlots(pieces, free, []);
    expect(filled.filter(({ slot }) => slot).map(({ slot }) => slot?.wallTime)).not.toContain("2026-11-08T03:30");
    expect(filled.at(-1)).toMatchObject({ slot: null, reasons: ["near"] });
  });
});
