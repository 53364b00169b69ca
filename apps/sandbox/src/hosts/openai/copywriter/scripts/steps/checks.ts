import type { Pair } from "../../choose-line.ts";
import { type FactKind, factKindOf } from "../../material/fact-kind.ts";
import { inside } from "../../material/fragment.ts";
import { isOfOthers } from "../../material/material.ts";
import { fill } from "../../phrases/fill.ts";
import type { Advice, Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { sentence } from "../../words.ts";
import { called, isSpoken, offered } from "../offered.ts";
import type { ScriptStep } from "./script-step.ts";

type CheckWay = "ask" | "missed" | "answer";

/**
 * Advice with a fact of the product each: what to ask about it, or what it is not to ask, by the kind of the fact, and then
 * what can be said of any. The first that is missed names the product.
 */
export function ownSteps(
  voice: BrandVoice,
  book: Phrasebook,
  way: CheckWay,
  isSaid: (fact: string) => boolean,
): ScriptStep[] {
  const checks = checksIn(voice, book, way, isSaid);
  const isLeft = (fact: string) => !isSaid(fact) && checks.every((it) => it.fact !== fact);
  const frames = way === "missed" ? book.ownMistakes : book.ownHabits;
  const purpose = way === "missed" ? "own mistakes" : "own habits";
  return [
    ...checks.map(({ step }) => step),
    ...factSteps(voice, voice.chance.shuffle(purpose, frames), (it) => !isLeft(it)),
  ];
}

/** Each kind of fact once. */
export function checksIn(
  voice: BrandVoice,
  { checks, mended, here }: Phrasebook,
  way: CheckWay,
  isSaid: (fact: string) => boolean = () => false,
): { fact: string; step: ScriptStep }[] {
  const kinds = new Set<FactKind>();
  return factsIn(voice, isSaid).flatMap((fact) => {
    const kind = factKindOf(fact);
    const check = kind === null ? undefined : checks[kind];
    if (kind === null || check === undefined || kinds.has(kind)) return [];
    const title = way === "missed" ? check.missed : check.ask;
    const isFirst = way === "missed" && kinds.size === 0;
    const answer = isFirst ? (isSpoken(voice) ? offered(called(voice), fact) : mended) : check.answer;
    const body = way === "answer" ? "{X}." : answer;
    kinds.add(kind);
    const words = { ...voice.words, x: inside(fact, voice.language, voice.brand) };
    const alone = way === "missed" ? `${sentence(title)} ${here}` : `${title}: {x}`;
    return pairSteps({ words }, [[title, body, alone]]).map((step) => ({ fact, step }));
  });
}

/** The facts of the product itself, evidence first. What it is ("A neighborhood bakery") answers nobody. */
export function factsIn({ points, claims, does }: BrandVoice, isSaid: (fact: string) => boolean): string[] {
  const own = points.filter((it) => !isOfOthers(it) && !isSaid(it) && !does[0]?.startsWith(it));
  return [...new Set([...own.filter((it) => claims.includes(it)), ...own])];
}

/** Advice with a fact of the product in each, evidence first. What costs something is no answer to a price. */
export function factSteps(
  voice: BrandVoice,
  advice: readonly Advice[],
  isSaid: (fact: string) => boolean = () => false,
): ScriptStep[] {
  const left = new Set(factsIn(voice, isSaid));
  return advice.flatMap((it) => {
    const x = [...left].find((fact) => !(PRICE.test(it[0]) && COST.test(fact)));
    if (x === undefined) return [];
    left.delete(x);
    return pairSteps({ words: { ...voice.words, x: inside(x, voice.language, voice.brand) } }, [it]);
  });
}

const PRICE = /\b(?:prices?|money|Preise?|zahlst|precios?|pagas|prix|paies)\b/u;
const COST = /[$€£]/;

/** The advice that can be given with the words of the brief, each told as it is. */
export const pairSteps = ({ words }: Pick<BrandVoice, "words">, advice: readonly (Pair | Advice)[]): ScriptStep[] =>
  advice.flatMap(([title, body, short]): ScriptStep[] => {
    const [head, said] = [fill(title, words), fill(body, words)];
    const alone = short === undefined ? null : fill(short, words);
    if (head === null || said === null) return [];
    return [{ topic: "spare", x: head, words, pair: [head, said], ...(alone !== null && { alone }) }];
  });
