import { instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { ownTime, plannedTime } from "./when.ts";

const schedule = {
  zone: "Europe/Berlin",
  wallTime: "2026-11-03T18:30",
  publishAt: instant(Date.UTC(2026, 10, 3, 17, 30)),
};

describe("the time of a post, as shown to a visitor", () => {
  it("includes the zone that it was planned in", () => {
    expect(plannedTime({ schedule })).toBe("Tuesday, 3 November 2026 at 18:30 Europe/Berlin");
  });

  it("includes the visitor's own time where it differs", () => {
    expect(ownTime({ schedule }, "America/New_York")).toBe("Tuesday, 3 November 2026 at 12:30 in your time zone");
    expect(ownTime({ schedule }, "Europe/Paris")).toBeNull();
  });
});
