import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instant } from "../kernel/index.ts";
import { periodAt } from "./period.ts";

const at = (text: string) => instant(Date.parse(text));
const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);

describe("the usage period (spec §9)", () => {
  it.each([
    ["mid-month", "2026-05-20T10:00:00Z", "2026-01-15", "2026-05-15", "2026-06-15"],
    ["before the anniversary", "2026-05-10T10:00:00Z", "2026-01-15", "2026-04-15", "2026-05-15"],
    ["on the anniversary's midnight", "2026-05-15T00:00:00Z", "2026-01-15", "2026-05-15", "2026-06-15"],
    ["subscribed on the 31st, in February", "2026-02-10T00:00:00Z", "2026-01-31", "2026-01-31", "2026-02-28"],
    ["subscribed on the 31st, in a leap year", "2028-02-29T12:00:00Z", "2027-12-31", "2028-02-29", "2028-03-31"],
    ["over the turn of the year", "2026-01-02T00:00:00Z", "2025-06-20", "2025-12-20", "2026-01-20"],
  ])("runs between anniversaries: %s", (_case, now, subscribed, starts, resets) => {
    const period = periodAt(at(now), at(`${subscribed}T17:30:00Z`));
    expect([day(period.startsAt), day(period.resetsAt)]).toEqual([starts, resets]);
  });

  it("is the calendar month without a subscription date", () => {
    const period = periodAt(at("2026-11-21T14:00:00Z"), null);
    expect([day(period.startsAt), day(period.resetsAt)]).toEqual(["2026-11-01", "2026-12-01"]);
  });

  it("always holds now, and lasts 28 to 31 days", () => {
    const moment = fc.date({ min: new Date("1971-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.option(moment), (now, subscribed) => {
        const period = periodAt(instant(now.getTime()), subscribed ? instant(subscribed.getTime()) : null);
        const days = (period.resetsAt - period.startsAt) / 86_400_000;
        return period.startsAt <= now.getTime() && now.getTime() < period.resetsAt && days >= 28 && days <= 31;
      }),
    );
  });
});
