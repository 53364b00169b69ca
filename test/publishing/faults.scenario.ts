import { describe, expect, it } from "vitest";
import { campaign } from "../faults/campaign.ts";
import { shortParts } from "../faults/short-parts.ts";

// A cut through the fault campaign. `npm run test:faults -- --long` plays all of it.
describe("posts whose calls fail, whose owners change their minds, whose Worker is killed", () => {
  // One after the other: a crash kills every Worker that this process has started.
  it.each(shortParts().map((part) => [part.name, part] as const))(
    "are out once or not at all, say which, and come to an end: %s",
    async (_, part) => {
      const { scenarios, violations } = await campaign([part], () => undefined);
      expect(violations).toEqual([]);
      expect(scenarios).toBeGreaterThan(part.scenarios.length / 2);
    },
    400_000,
  );
});
