import type { ReadBrief } from "../brief.ts";
import type { Language } from "../language.ts";
import { phraseFrom } from "../phrase.ts";
import { sentencesIn, upperFirst, withoutEnd, withoutSubject, wordCount } from "../words.ts";
import { featuresOf, stepsOf } from "./features.ts";
import { saysTheSame, shared } from "./fragment.ts";
import { type Measure, measuresIn } from "./measures.ts";

/** A customer's sentence from the evidence; `by` is "" where no name stands beside it. */
export type Quote = { words: string; by: string };

/** All that a brief states, each as a phrase that stands alone. Every list may be empty. */
export type Material = {
  /** What hurts, the main thing first; and what is gained. */
  pains: string[];
  gains: string[];
  doubts: string[];
  /** What is true of the product: the evidence without quotations, then what the description says in detail. */
  points: string[];
  /** Those of them that are evidence. */
  claims: readonly string[];
  /** How many of the points, the first ones, have to do with what the brief is about. */
  telling: number;
  steps: string[];
  quotes: Quote[];
  measures: Measure[];
  /** What the product has to say to a pain or doubt; "" where the brief has nothing that speaks of the same thing. */
  answerTo: (trouble: string) => string;
};

/** Longest phrase that is told as one, in words. */
const PHRASE_WORDS = 16;

/** Everything that can be told of a brief. */
export function materialOf(brief: ReadBrief, language: Language): Material {
  const { name, description, proof } = brief;
  const said = (texts: readonly string[]) =>
    distinct(texts.map((it) => toReader(it, language)).filter((it) => it !== "" && wordCount(it) <= PHRASE_WORDS));
  const pains = said([brief.pain, ...brief.pains]);
  const gains = said([brief.outcome, ...brief.outcomes]);
  const doubts = brief.objections.map(withoutEnd).filter((it) => wordCount(it) <= PHRASE_WORDS);
  const quotes = proof.flatMap((it) => quoteIn(it) ?? []);
  const claims = proof.filter((it) => quoteIn(it) === null).map((it) => upperFirst(withoutEnd(it)));
  const features = featuresOf(description, language, name).filter(
    (it) => !claims.some((claim) => saysTheSame(claim, it, 0.5)),
  );
  const told = distinct([...claims, ...features]).filter((it) => wordCount(it) <= PHRASE_WORDS);
  const about = [...pains, ...gains, ...doubts];
  const opening = withoutSubject(sentencesIn(description)[0] ?? "", name);
  // What it is ("A neighborhood bakery") moves nobody.
  const isKind = (it: string) => opening.startsWith(it) && measuresIn([it]).length === 0;
  const rank = (it: string) => {
    if (isKind(it)) return -TELLING;
    const weight = weightOf(it, about);
    return (weight > 0 ? TELLING : 0) + (claims.includes(it) ? 1 : 0) + weight / 2;
  };
  const points = told.toSorted((a, b) => rank(b) - rank(a));
  const measures = measuresIn([...points, ...claims, ...sentencesIn(description).map(withoutEnd), ...gains, ...pains]);
  const answers = answersTo({ pains, doubts }, points, gains);
  const answerTo = (trouble: string) => answers.get(trouble) ?? "";
  const telling = points.filter((it) => rank(it) >= TELLING).length;
  return { pains, gains, doubts, points, claims, telling, steps: stepsOf(description), quotes, measures, answerTo };
}

/** English speaks to the one who reads; other languages keep the brief's words. */
const toReader = (text: string, language: Language): string =>
  withoutEnd(language === "en" ? (phraseFrom(text, PHRASE_WORDS * 2)?.plain ?? "") : (sentencesIn(text)[0] ?? ""));

/** Without texts that say what an earlier one says. */
const distinct = (texts: readonly string[]): string[] =>
  texts.filter((it, at) => it !== "" && !texts.slice(0, at).some((earlier) => saysTheSame(earlier, it)));

/** More than any other difference: what has to do with the rest of the brief comes first. */
const TELLING = 100;

function weightOf(point: string, about: readonly string[]): number {
  const [measure] = measuresIn([point]);
  const isNorm = /\b\p{Lu}{2,}\s?\d/u.test(point);
  const common = Math.max(0, ...about.map((it) => shared(point, it)));
  return common + (measure && !measure.isOfThing ? 1 : 0) - (isNorm ? NORM : 0);
}

/** A norm assures, and moves nobody. */
const NORM = 3;

const QUOTED = /[“"„«]\s?([^”"“»]{8,}?)\s?[”"“»]/u;
const SAID_BY = /^\s*(?:[—–,-]|by\b|von\b|de\b)?\s*(\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*)?)\s*\.?$/u;

function quoteIn(proof: string): Quote | null {
  const found = QUOTED.exec(proof);
  if (!found) return null;
  const rest = proof.slice(found.index + found[0].length);
  return { words: (found[1] ?? "").trim(), by: SAID_BY.exec(rest)?.[1] ?? "" };
}

/**
 * Each trouble with what speaks of the same thing, so that none is answered twice in the same way. What the product is for
 * also answers the main pain.
 */
function answersTo(
  { pains, doubts }: Record<"pains" | "doubts", readonly string[]>,
  points: readonly string[],
  gains: readonly string[],
) {
  const troubles = [...pains, ...doubts];
  const left = new Set([...points, ...gains]);
  const answers = new Map<string, string>();
  const give = (trouble: string, answer: string | undefined) => {
    if (!answer) return;
    answers.set(trouble, answer);
    left.delete(answer);
  };
  const matches = troubles
    .flatMap((trouble) => [...left].map((answer) => ({ trouble, answer, common: shared(trouble, answer) })))
    // A doubt about wide shoes is not answered by another wide thing.
    .filter(({ trouble, common }) => common > (doubts.includes(trouble) ? 1 : 0))
    .toSorted((a, b) => b.common - a.common);
  for (const { trouble, answer } of matches) if (!answers.has(trouble) && left.has(answer)) give(trouble, answer);
  const [pain] = troubles;
  if (pain && !answers.has(pain))
    give(
      pain,
      gains.find((it) => left.has(it)),
    );
  return answers;
}

/** "Most candles of this size are gone after 25 hours": said of what others sell, and nothing to look for. */
export const isOfOthers = (point: string): boolean =>
  /^(?:most|other|usual|die meisten|andere|la mayoría|otr[oa]s|la plupart|(?:les|d['’]) ?autres)(?!\p{L})/iu.test(
    point,
  );
