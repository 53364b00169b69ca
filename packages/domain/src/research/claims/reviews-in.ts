import type { Brief } from "../brief/brief.ts";
import { isProven } from "../brief/claim.ts";

/** A sentence in quotation marks, of any language that we write. */
const QUOTED = /[“„"«]\s?([^“”„"«»]{8,})[”“"»]/u;
/** Fewer words are a name or a catchword. Our own choice. */
const LEAST_WORDS = 3;

/**
 * What customers said, in the brief's own proof: a sentence in quotation marks whose source is named. Source: ADR 71.
 */
export const reviewsIn = ({ proof }: Pick<Brief, "proof">): string[] =>
  proof
    .filter(isProven)
    .flatMap(({ claim }) => QUOTED.exec(claim)?.[1]?.trim() ?? [])
    .filter((words) => words.split(/\s+/).length >= LEAST_WORDS);
