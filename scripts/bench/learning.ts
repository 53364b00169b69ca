import { winnerRates } from "./learning/winner-rates.ts";

/**
 * How often learning names a winner on 200 simulated accounts: `npm run bench:learning`. `foundWinner`: the share of
 * accounts whose planted winner (1.5 times the views, 30 posts) was named; `falseWinner`: the share of accounts without
 * one of which any group was named. `-- --json` ends with one line of JSON and says nothing else; otherwise the rates
 * for accounts whose posts differ less and more come first. Goals: ADR 104.
 */
const SEEDS = 200;

if (!process.argv.includes("--json")) {
  for (const spread of [0.3, 0.45, 0.6, 0.8, 1]) {
    const { foundWinner, falseWinner } = winnerRates(SEEDS, spread);
    console.log(`spread ${spread}: found ${percent(foundWinner)}, false ${percent(falseWinner)}`);
  }
}
console.log(JSON.stringify(winnerRates(SEEDS)));

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
