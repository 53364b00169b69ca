import { cutToUtf16Units } from "../../kernel/index.ts";
import type { Brief } from "../brief/brief.ts";
import { type Claim, type Origin, SNIPPET_MAX } from "../brief/claim.ts";
import { newClaim } from "../brief/proven.ts";
import { ShortForm } from "../brief/short-form.ts";
import { figuresOf } from "../claims/figures.ts";
import type { PageText } from "../page/page-parts.ts";
import { placeOnPage } from "../page/place-on-page.ts";
import type { BriefAnswer, ShortAnswer } from "./brief-answer.ts";

/** New values for some fields of a brief, and the place of each on the page. Fields that are left out do not change. */
export type BriefProposal = Partial<Omit<Brief, "url" | "origins" | "struck" | "locks">> &
  Pick<Brief, "origins"> & {
    /** The page as it is now, where the proposal is what was read there: what it no longer says is no proof. */
    page?: PageText;
  };

/** Two proposals as one: what both speak of is said by the later one, proof by both. */
export const bothProposals = (one: BriefProposal, other: BriefProposal): BriefProposal => ({
  ...one,
  ...other,
  ...((one.proof || other.proof) && { proof: [...(one.proof ?? []), ...(other.proof ?? [])] }),
  origins: { ...one.origins, ...other.origins },
});

type Said = { words: string; quote: string };

/** Quotations of an answer that are not on the page. */
export function strayQuotes(answer: BriefAnswer, page: PageText): string[] {
  const quotes = Object.values(answer).flatMap((it) => (typeof it === "string" ? [] : [it].flat().flatMap(quoteOf)));
  return quotes.filter((quote) => quote.trim() !== "" && claimPlace(quote, page) === null);
}

/**
 * What an answer proposes, each thing with its place on the page. What has no place comes without a source and proves
 * nothing; where it states a figure as well, it does not come at all, unless as a proof that waits for its source.
 * Nothing is invented. Source: docs/architecture.md#evidence.
 */
export function proposalOf(answer: BriefAnswer, page: PageText): BriefProposal {
  if ("tone" in answer) {
    const { tone, avoid, language } = answer;
    return { tone, avoid: unique(avoid), language, origins: {} };
  }
  if ("audience" in answer) {
    const audience = fieldOf(answer.audience, page);
    const pain = fieldOf(answer.pain, page);
    const pains = claimsOf(answer.pains, page, pain.words);
    return {
      audience: audience.words,
      ...shortened("shortAudience", answer.shortAudience, audience),
      pain: pain.words,
      ...shortened("shortPain", answer.shortPain, pain),
      pains,
      origins: originsOf({ audience, pain }),
    };
  }
  const outcome = fieldOf(answer.outcome, page);
  return {
    outcome: outcome.words,
    ...shortened("shortOutcome", answer.shortOutcome, outcome),
    outcomes: claimsOf(answer.outcomes, page, outcome.words),
    objections: claimsOf(answer.objections, page, ""),
    proof: answer.proof.flatMap((said) => (said.words === "" ? [] : [claimOf(said, page)])),
    origins: originsOf({ outcome }),
  };
}

/** The place of a quotation on a page, ignoring spaces, quotes and capitals; null if it is not there. */
export function claimPlace(quote: string, page: PageText): Origin | null {
  const wanted = flat(quote);
  if (wanted.length < 3) return null;
  const host = hostOf(page.url);
  const snippet = cutToUtf16Units(quote.replace(/\s+/g, " ").trim(), SNIPPET_MAX);
  const block = page.blocks.find(({ text }) => flat(text).includes(wanted));
  if (block) return { source: placeOnPage(host, block.tag), snippet };
  if (flat(`${page.name} | ${page.description}`).includes(wanted)) return { source: `${host}, description`, snippet };
  return null;
}

const hostOf = (url: string): string => /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(url)?.[1] ?? url;

type Field = { words: string; origin: Origin };
const NOWHERE: Origin = { source: "", snippet: "" };

function fieldOf({ words, quote }: Said, page: PageText): Field {
  const origin = claimPlace(quote, page) ?? NOWHERE;
  return isInvented(words, origin) ? { words: "", origin: NOWHERE } : { words, origin };
}

/** A short form, unless it is too long, states a figure of its own, or stands for a field without words. */
function shortened<K extends "shortAudience" | "shortPain" | "shortOutcome">(
  field: K,
  said: ShortAnswer,
  { words }: Field,
): { [F in K]?: ShortForm } {
  const form = ShortForm.safeParse({ ...said, text: said.text.replace(/[.!]+$/, "") });
  const known = new Set(figuresOf(words));
  const isOurs = words !== "" && form.success && figuresOf(form.data.text).every((figure) => known.has(figure));
  const proposed: { [F in K]?: ShortForm } = {};
  if (isOurs) proposed[field] = form.data;
  return proposed;
}

/** Fields without words have no origin either. */
function originsOf(fields: Partial<Record<"audience" | "pain" | "outcome", Field>>): Brief["origins"] {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, { words, origin }]) => (words === "" ? [] : [[field, origin]])),
  );
}

/** A proof whose figures its quotation does not hold is one without a source. */
function claimOf(said: Said, page: PageText): Claim {
  const origin = claimPlace(said.quote, page) ?? NOWHERE;
  return newClaim(said.words, isInvented(said.words, origin) ? NOWHERE : origin);
}

function claimsOf(list: readonly Said[], page: PageText, main: string): Claim[] {
  const claims = list.flatMap((said) => {
    const { words, origin } = fieldOf(said, page);
    return words === "" || words === main ? [] : [newClaim(words, origin)];
  });
  return claims.filter((it, at) => claims.findIndex(({ claim }) => claim === it.claim) === at);
}

const isInvented = (words: string, { snippet }: Origin) => {
  const proven = new Set(figuresOf(snippet));
  return figuresOf(words).some((figure) => !proven.has(figure));
};

const quoteOf = (it: unknown): string[] =>
  typeof it === "object" && it !== null && "quote" in it ? [String(it.quote)] : [];
const unique = (words: readonly string[]) => [...new Set(words)];
const flat = (words: string) =>
  words
    .toLowerCase()
    .replace(/[“”„«»"‘’']/g, "'")
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
