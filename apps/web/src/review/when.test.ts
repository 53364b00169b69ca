import { instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { ownTime, plannedTime } from "./when.ts";

const schedule = {
  zone: "Europe/Berlin",
  wallTime: "2026-11-03T18:30",
  publishAt: instant(Date.UTC(2026, 10, 3, 17, 30)),
};

describe("when a post goes out, as a visitor reads it", () => {
  it("is told with the zone it was planned in", () => {
    expect(plannedTime({ schedule })).toBe("Tuesday, 3 November 2026, 18:30 Europe/Berlin");
  });

  it("is told on the reader's clock as well, where that shows something else", () => {
    expect(ownTime({ schedule }, "America/New_York")).toBe("Tuesday, 3 November 2026, 12:30 where you are");
    expect(ownTime({ schedule }, "Europe/Paris")).toBeNull();
  });
});
