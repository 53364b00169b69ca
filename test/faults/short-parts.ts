import type { Part } from "./campaign.ts";
import { allParts } from "./campaign.ts";

/** A cut through the campaign that costs the suite little. Our own choice. */
const PER_PART = 3;
const CRASHES = 9;

/** What the suite plays each time: everything that needs no clock or crash of its own, then a crash. */
export function shortParts(): Part[] {
  const parts = allParts(PER_PART);
  const ordinary = parts.filter(({ crashes, minutes }) => !crashes && minutes === undefined);
  const crashes = parts.filter(({ crashes }) => crashes).flatMap(({ scenarios }) => spread(scenarios, CRASHES));
  return [
    { name: "a cut through the campaign", scenarios: ordinary.flatMap(({ scenarios }) => spread(scenarios, PER_PART)) },
    { name: "a Worker that is killed", scenarios: crashes, crashes: true },
  ];
}

/** This many, spread evenly but in step with no table; those that wait for a time-out are left to the long form. */
function spread<T extends { patience?: number }>(scenarios: readonly T[], count: number): T[] {
  const quick = scenarios.filter(({ patience }) => patience === undefined);
  const golden = (i: number) => Math.floor((((i + 1) * 0.618_034) % 1) * quick.length);
  const chosen = new Set(Array.from({ length: Math.min(count, quick.length) }, (_, i) => golden(i)));
  return quick.filter((_, index) => chosen.has(index));
}
