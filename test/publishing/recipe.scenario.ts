import { expect, it } from "vitest";
import { liveByThemselves, twoDays } from "../recipes/by-themselves.ts";

// `npm run test:faults -- --long` plays two months.
it("a recipe runs by itself, though Worker and renderer die: its piece is out once, and none beyond its budget", async () => {
  const { seconds: _, ...life } = await liveByThemselves(twoDays, () => undefined);
  expect(life).toMatchObject({ faults: [], done: 1, skipped: 1, failed: 0, shown: 1, restarts: 1, rendererDeaths: 1 });
}, 400_000);
