/** Chance that can be thrown again: the same seed gives the same throws. */
export type Dice = {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  flip(probability: number): boolean;
  pick<T>(options: readonly [T, ...T[]]): T;
};

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  // A 32-bit mix with good avalanche; any whole seed will do, neighboring seeds give different throws.
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    flip: (probability) => next() < probability,
    pick: (options) => options[whole(0, options.length - 1)] ?? options[0],
  };
}
