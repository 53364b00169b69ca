import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instant } from "../kernel/index.ts";
import { usedInPeriod } from "./used.ts";

const period = { startsAt: instant(1000), resetsAt: instant(2000) };
const amounts = fc.record({ videos: fc.nat(), images: fc.nat(), projects: fc.nat(), socialAccounts: fc.nat() });

describe("usage within a period (spec §9)", () => {
  it("is never less than counted nor than kept before", () => {
    fc.assert(
      fc.property(amounts, amounts, (counted, limitsUsed) => {
        const used = usedInPeriod(counted, { limitsUsed, updateDate: instant(1500) }, period);
        return (Object.keys(used) as (keyof typeof used)[]).every(
          (key) => used[key] === Math.max(counted[key], limitsUsed[key]),
        );
      }),
    );
  });

  it("begins afresh with the period", () => {
    const counted = { videos: 1, images: 2, projects: 3, socialAccounts: 4 };
    const limitsUsed = { videos: 9, images: 9, projects: 9, socialAccounts: 9 };
    expect(usedInPeriod(counted, { limitsUsed, updateDate: instant(999) }, period)).toEqual(counted);
    expect(usedInPeriod(counted, null, period)).toEqual(counted);
  });
});
