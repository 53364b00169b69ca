import { describe, expect, it } from "vitest";
import { onOneStage } from "../faults/campaign.ts";
import { shortParts } from "../faults/short-parts.ts";

// A cut through the fault campaign. `npm run test:faults -- --long` plays all of it.
describe("posts whose calls fail, whose owners change their minds, whose Worker is killed", () => {
  it("are out once or not at all, say which, and come to an end", async () => {
    const parts = shortParts();
    const { scenarios, violations } = await onOneStage(parts);
    expect(violations).toEqual([]);
    expect(scenarios).toBeGreaterThan(parts.flatMap((part) => part.scenarios).length / 2);
  }, 400_000);
});
