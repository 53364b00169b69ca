/** Numbers from 0 up to, but not including, 1. */
export type Chance = () => number;

/**
 * Chance that is the same for the same seed (mulberry32), so that what is shown does not change while it is looked at.
 * Source: https://github.com/bryc/code/blob/master/jshash/PRNGs.md.
 */
export function chanceFrom(seed: string): Chance {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A normal number with mean 0 and standard deviation 1 (Box and Muller). */
export function normalFrom(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

/** Brings numbers into another order, in place, each order as likely as any (Fisher and Yates). */
export function shuffle(values: number[], chance: Chance): void {
  for (let last = values.length - 1; last > 0; last -= 1) {
    const at = Math.floor(chance() * (last + 1));
    [values[last], values[at]] = [values[at] ?? 0, values[last] ?? 0];
  }
}
