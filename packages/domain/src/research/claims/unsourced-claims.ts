import type { Brief } from "../brief/brief.ts";
import { usableBrief } from "../brief/usable-brief.ts";
import { claimedFigures } from "./claimed-figures.ts";
import { figuresOf } from "./figures.ts";
import { superlativesIn } from "./superlatives.ts";

/** A claim that nothing in the brief proves. `words` are from `from` to before `to`, in UTF-16 units. */
export type UnsourcedClaim = { kind: "price" | "figure" | "superlative"; words: string; from: number; to: number };

const MONEY_BEFORE = /(?:[$€£¥]|(?<!\p{L})(?:EUR|USD|GBP|CHF))\s?$/iu;
const MONEY_AFTER = /^\s?(?:[$€£¥]|(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?)(?!\p{L}))/iu;
/** A unit, and the word that is counted. */
const COUNTED = /^(?:\s?[%×+])?(?:\sof)?(?:[-\s]\p{L}+)?/u;
/** What is claimed with a superlative: "No.1 in Europe". */
const CLAIMED = /^(?:\s[\p{L}\p{N}’'-]+){0,3}/u;

/**
 * The claims in a text that have no source in the brief: prices and other figures that it does not give, and superlatives
 * or warranties that no proof of it makes. Struck claims and those without a source prove nothing. *Emphasis* is looked
 * through. `given` are words that a person chose for themselves, such as the hook: their figures count as given.
 * In order of appearance; never throws. Source: docs/experience.md#check, docs/architecture.md#evidence.
 */
export function unsourcedClaims(words: string, brief: Brief, given: readonly string[] = []): UnsourcedClaim[] {
  const { plain, places } = withoutMarks(words);
  const usable = usableBrief(brief);
  const said = superlativesIn(plain);
  const superlatives = said
    .filter((it) => !vouchedFor(it.tell, usable))
    .map((it) => claimed("superlative", it.at, it.length + lengthOf(CLAIMED, plain.slice(it.at + it.length))));
  const known = new Set([...given, ...statedIn(usable)].flatMap(figuresOf));
  const figures = claimedFigures(plain)
    .filter((it) => !known.has(it.value) && !said.some(({ at, length }) => it.at >= at && it.at < at + length))
    .map((it) => figureClaim(plain, it));
  return apart([...superlatives, ...figures]).map(({ kind, at, end }) => ({
    kind,
    words: plain.slice(at, end),
    from: places[at] ?? 0,
    to: (places[end - 1] ?? 0) + 1,
  }));
}

type Found = { kind: UnsourcedClaim["kind"]; at: number; end: number };

const claimed = (kind: Found["kind"], at: number, length: number): Found => ({ kind, at, end: at + length });
const lengthOf = (pattern: RegExp, words: string) => pattern.exec(words)?.[0].length ?? 0;

/** In order of appearance, without what begins inside another. */
function apart(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const it of found.toSorted((a, b) => a.at - b.at)) if (it.at >= (kept.at(-1)?.end ?? 0)) kept.push(it);
  return kept;
}

function figureClaim(plain: string, { at, length }: { at: number; length: number }): Found {
  const before = lengthOf(MONEY_BEFORE, plain.slice(0, at));
  const rest = plain.slice(at + length);
  const money = lengthOf(MONEY_AFTER, rest);
  if (before > 0 || money > 0) return claimed("price", at - before, before + length + money);
  return claimed("figure", at, length + lengthOf(COUNTED, rest));
}

/** Everything in a brief that may state a figure. */
function statedIn(brief: Brief): string[] {
  const { name, description, audience, pain, outcome, price } = brief;
  const claims = [...brief.pains, ...brief.outcomes, ...brief.objections, ...brief.proof];
  return [name, description, audience, pain, outcome, price, ...claims.map(({ claim }) => claim)];
}

/** Only a name and what is proven vouch for a superlative: a description may praise. */
function vouchedFor(tell: string, { name, proof }: Brief): boolean {
  return [name, ...proof.flatMap(({ claim, snippet }) => [claim, snippet])].some((it) =>
    it.toLowerCase().includes(tell),
  );
}

/** The text without the asterisks of emphasis, and the position of each character in the original. */
function withoutMarks(words: string): { plain: string; places: number[] } {
  const places = [...Array(words.length).keys()].filter((at) => words[at] !== "*");
  return { plain: places.map((at) => words[at]).join(""), places };
}
