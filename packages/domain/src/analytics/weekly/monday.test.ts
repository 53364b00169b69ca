import { describe, expect, it } from "vitest";
import { instant } from "../../kernel/index.ts";
import { nextMonday, weekBefore } from "./monday.ts";

const at = (iso: string) => instant(Date.parse(iso));

describe("the next Monday morning", () => {
  it.each([
    ["Europe/Berlin", "2026-11-28T10:00:00Z", "2026-11-30T07:00:00.000Z"],
    ["America/Los_Angeles", "2026-11-28T10:00:00Z", "2026-11-30T16:00:00.000Z"],
    ["Pacific/Auckland", "2026-11-28T10:00:00Z", "2026-11-29T19:00:00.000Z"],
  ])("comes at eight by the clocks of %s", (zone, now, expected) => {
    expect(new Date(nextMonday(at(now), zone)).toISOString()).toBe(expected);
  });

  it("is a week later once it has come, also when the clocks change in between", () => {
    const monday = at("2026-10-19T06:00:00Z");
    expect(new Date(nextMonday(monday, "Europe/Berlin")).toISOString()).toBe("2026-10-26T07:00:00.000Z");
  });
});

it("the week of a mail is the seven days that are over, whatever the zone of its reader", () => {
  expect(weekBefore(at("2026-11-30T07:00:00Z"))).toEqual({ from: "2026-11-23", to: "2026-11-29" });
  expect(weekBefore(at("2026-11-29T19:00:00Z"))).toEqual({ from: "2026-11-22", to: "2026-11-28" });
});
