/**
 * How many times the first plan's limit a card's limit is: "∞" for -1, else "10x", "5x", "2x" for at least so many
 * times, the factor itself for less but more than once, otherwise no badge. Source: spec §9, Pricing display.
 *
 * Null as well where there is nothing to compare: the first plan sets no limit, or the card's is absent.
 */
export function multiplierBadge(limit: number | undefined, first: number | undefined): string | null {
  if (limit === -1) return "∞";
  if (limit === undefined || first === undefined || first <= 0) return null;
  const factor = limit / first;
  const step = STEPS.find((it) => factor >= it);
  if (step !== undefined) return `${step}x`;
  return factor > 1 ? `${twoDecimals(factor)}x` : null;
}

const STEPS = [10, 5, 2];

/** Never more than the truth, and never "1x" for more than once. */
const twoDecimals = (factor: number) => Math.max(1.01, Math.floor(factor * 100) / 100);
