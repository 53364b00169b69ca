import type { Brief } from "../brief/brief.ts";
import { isProven } from "../brief/proven.ts";

/** What a customer said: word for word, their name if the brief has it, and where it was said. */
export type Review = { words: string; by: string; source: string };

/** A sentence in quotation marks, of any language that we write. */
const QUOTED = /[“„"«]\s?([^“”„"«»]{8,})[”“"»]/u;
/** Fewer words are a name or a catchword. Our own choice. */
const LEAST_WORDS = 3;
/** Longer than this, what stands beside a quotation is no name. */
const LONGEST_NAME = 40;

/**
 * What customers said, in the brief's own proof: a sentence in quotation marks whose source is named. Source: ADR 71.
 */
export const reviewsIn = ({ proof }: Pick<Brief, "proof">): Review[] =>
  proof
    .filter(isProven)
    .flatMap(({ claim, source }) => {
      const found = QUOTED.exec(claim);
      const words = found?.[1]?.trim() ?? "";
      return found ? [{ words, by: nameIn(claim.replace(found[0], " ")), source: placeOf(source) }] : [];
    })
    .filter(({ words }) => words.split(/\s+/).length >= LEAST_WORDS);

/** The name beside a quotation: “…” Ines; “…”, says Ines M. */
function nameIn(rest: string): string {
  const name = /(?:^|[\s,–—-])(\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)*)/u.exec(rest)?.[1] ?? "";
  return name.length <= LONGEST_NAME ? name.replace(/[,;:-]+$/, "") : "";
}

/** The part of a source that a reader knows: the name of the site or the shop. */
function placeOf(source: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(source.trim())?.[1];
  return host ?? (source.split(",")[0] ?? "").trim();
}
