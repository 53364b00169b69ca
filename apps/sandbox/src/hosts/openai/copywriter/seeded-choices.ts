import { createHash } from "node:crypto";

/** Choices that depend only on the content: the same assignment always reads the same. */
export function seededChoices(content: unknown) {
  const seed = JSON.stringify(content);
  /** A number from 0 to below 1, by the purpose it is for. */
  const number = (purpose: string): number =>
    createHash("sha256").update(`${seed}\n${purpose}`).digest().readUInt32BE(0) / 2 ** 32;

  return {
    number,
    /** One of a list that is not empty. */
    pick<T>(purpose: string, options: readonly [T, ...T[]]): T {
      return options[Math.floor(number(purpose) * options.length)] ?? options[0];
    },
    /** The list in another order. */
    shuffle: <T>(purpose: string, options: readonly T[]): T[] =>
      options
        .map((option, index) => ({ option, at: number(`${purpose} ${index}`) }))
        .sort((a, b) => a.at - b.at)
        .map(({ option }) => option),
  };
}

export type SeededChoices = ReturnType<typeof seededChoices>;
