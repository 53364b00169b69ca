import { learn } from "@vignette/domain/analytics";
import { PLANTED, simulatedAccount } from "./simulated-account.ts";

/** Shares of accounts: those whose planted winner was named, and those without one of which some group was named. */
export type WinnerRates = { seeds: number; foundWinner: number; falseWinner: number };

/** How often learning names a winner on simulated accounts, one with a planted winner and one without for each seed. */
export function winnerRates(seeds: number, spread?: number): WinnerRates {
  const accounts = Array.from({ length: seeds }, (_, seed) => String(seed));
  const named = (seed: string, planted: boolean) =>
    learn(simulatedAccount({ seed: `${seed}/${planted}`, planted, ...(spread !== undefined && { spread }) }))
      .groups.filter(({ isWinner }) => isWinner)
      .map(({ value }) => value);
  const found = accounts.filter((seed) => named(seed, true).includes(PLANTED)).length;
  const wrong = accounts.filter((seed) => named(seed, false).length > 0).length;
  return { seeds, foundWinner: found / seeds, falseWinner: wrong / seeds };
}
