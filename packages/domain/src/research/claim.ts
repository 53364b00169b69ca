import * as z from "zod/mini";
import { line } from "../kernel/index.ts";

/** Longest quotation of a page that is kept. */
export const SNIPPET_MAX = 400;

/** Something that is said of the product, and what says so. Source: docs/architecture.md#evidence. */
export const Claim = z.object({
  claim: line(200, 1),
  /** Where the proof stands: "acme.co, h2". "" where nobody has said it yet: such a claim proves nothing. */
  source: line(300),
  /** The page's own words; "" where a person named the source. */
  snippet: line(SNIPPET_MAX),
  /** Taken out of use by a person; it stays to be seen. */
  struck: z.boolean(),
});
export type Claim = z.infer<typeof Claim>;

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

/** Two claims that say the same, however they are spelt. */
export const isSameClaim = (one: Pick<Claim, "claim">, other: Pick<Claim, "claim">): boolean =>
  bare(one.claim) === bare(other.claim);

const bare = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%€$£]+/gu, " ")
    .trim();

/** Where the words of a field come from, if not from a person. Without a source no place on the page says so. */
export const Origin = z.object({ source: line(300), snippet: line(SNIPPET_MAX) });
export type Origin = z.infer<typeof Origin>;
