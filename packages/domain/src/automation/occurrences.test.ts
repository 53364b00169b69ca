import { describe, expect, it } from "vitest";
import { days, later } from "../kernel/index.ts";
import { aPlan, at, NOW } from "./a-recipe.test-support.ts";
import { movedOn, nextOccurrence, occurrencesBetween } from "./occurrences.ts";

const iso = (times: readonly { publishAt: number }[]) => times.map((it) => new Date(it.publishAt).toISOString());
const sundays = (zone: string, time: string) => aPlan({ times: { zone, times: [{ weekday: 7, time }] } });

describe("the times of a recipe", () => {
  it("stay at half past six when the clocks change", () => {
    const spring = occurrencesBetween(
      sundays("Europe/Berlin", "18:30"),
      at("2027-03-20T00:00Z"),
      at("2027-04-01T00:00Z"),
    );
    expect(iso(spring)).toEqual(["2027-03-21T17:30:00.000Z", "2027-03-28T16:30:00.000Z"]);
  });

  it.each([
    ["move forward where the clocks skip them", "2027-03-28", "02:30", "2027-03-28T01:30:00.000Z"],
    ["come once where the clocks show them twice", "2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
  ])("%s", (_, day, time, expected) => {
    const from = at(`${day}T00:00Z`);
    expect(
      iso(occurrencesBetween(sundays("Europe/Berlin", time), later(from, -days(1)), later(from, days(1)))),
    ).toEqual([expected]);
  });

  it("end with the last day of the plan, that day included", () => {
    const plan = aPlan({ stop: { after: "2026-11-25", pieces: null } });
    expect(iso(occurrencesBetween(plan, NOW, later(NOW, days(14))))).toEqual([
      "2026-11-23T17:30:00.000Z",
      "2026-11-25T17:30:00.000Z",
    ]);
    expect(nextOccurrence(plan, at("2026-11-25T17:30Z"))).toBeNull();
  });

  it("are prepared a day ahead", () => {
    expect(movedOn(aPlan(), NOW, NOW)).toEqual({
      nextAt: at("2026-11-23T17:30Z"),
      wakeAt: at("2026-11-22T17:30Z"),
      paused: null,
    });
  });

  it("begin nothing where a feed or a call does, until the recipe ends", () => {
    const plan = aPlan({ trigger: { type: "call" }, stop: { after: "2026-11-25", pieces: null } });
    const end = at("2026-11-25T23:00Z");
    expect(movedOn(plan, NOW, NOW)).toEqual({ nextAt: null, wakeAt: end, paused: null });
    expect(movedOn(plan, NOW, end).paused).toMatchObject({ reason: "finished" });
  });

  it("leave a recipe finished where none is left", () => {
    const plan = aPlan({ stop: { after: "2026-11-22", pieces: null } });
    expect(movedOn(plan, NOW, NOW)).toEqual({
      nextAt: null,
      wakeAt: null,
      paused: { reason: "finished", detail: "", says: null, at: NOW },
    });
  });
});
