import type { Claim } from "./claim.ts";

/** A claim of which only what matters is named. */
export const newClaim = (claim: string, part: Partial<Omit<Claim, "claim">> = {}): Claim => ({
  claim,
  source: "",
  snippet: "",
  struck: false,
  ...part,
});

/** Whether a claim may carry numbers, prices and proof into the copy. */
export const isProven = ({ source, struck }: Pick<Claim, "source" | "struck">): boolean =>
  source.trim() !== "" && !struck;

/** Two claims that say the same, however they are spelled. */
export const isSameClaim = (one: Pick<Claim, "claim">, other: Pick<Claim, "claim">): boolean =>
  bare(one.claim) === bare(other.claim);

const bare = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%€$£]+/gu, " ")
    .trim();
