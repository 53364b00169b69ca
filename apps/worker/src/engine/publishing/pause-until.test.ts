import { instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { pauseUntil } from "./pause-until.ts";

/** Refuses the past, as Workflows do; each call takes `takes` ms. */
function aClock({ takes = 0 } = {}) {
  let now = 1000;
  const slept: number[] = [];
  const step = {
    async sleepUntil(_name: string, until: Date | number) {
      now += takes;
      if (Number(until) < now) throw new Error("You can't sleep until a time in the past.");
      now = Number(until);
      slept.push(now);
    },
  };
  return { step, slept, now: () => now };
}

describe("a pause of a Workflow", () => {
  it("ends at its instant", async () => {
    const { step, slept, now } = aClock();
    await pauseUntil(step, "pause 1", instant(1500), now);
    expect(slept).toEqual([1500]);
  });

  it.each([
    ["has come", 900, 0],
    ["comes while the engine is asked", 1001, 5],
  ])("does not happen if its instant %s", async (_, until, takes) => {
    const { step, slept, now } = aClock({ takes });
    await pauseUntil(step, "pause 1", instant(until), now);
    expect(slept).toEqual([]);
  });

  it("fails if the engine refuses for another reason", async () => {
    const step = { sleepUntil: () => Promise.reject(new Error("Too many steps.")) };
    await expect(pauseUntil(step, "pause 1", instant(1500), () => 1000)).rejects.toThrow("Too many steps.");
  });
});
