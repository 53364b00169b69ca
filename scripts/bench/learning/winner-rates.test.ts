import { expect, it } from "vitest";
import { winnerRates } from "./winner-rates.ts";

it("learning names a planted winner on most accounts, and on few without one", () => {
  const { foundWinner, falseWinner } = winnerRates(60);
  expect(foundWinner).toBeGreaterThanOrEqual(0.8);
  expect(falseWinner).toBeLessThanOrEqual(0.05);
});
