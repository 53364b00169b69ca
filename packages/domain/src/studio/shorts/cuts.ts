import * as z from "zod/mini";
import { Refusal } from "../../kernel/index.ts";
import { soundOf } from "../captions/edited-words.ts";
import type { SpokenWord } from "../creation/media.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { SHORT_MAX_MS, SHORT_MIN_MS } from "./short-input.ts";

/** The task of the writer, and the name of its answer's schema. */
export const CUTS_TASK = "cuts";

/** Most cuts that are suggested, and how far two may overlap, in ms. Source: ADR 98. */
const [CUTS_MIN, CUTS_MAX, OVERLAP_MAX_MS] = [3, 6, 1000];

const text = (description: string) => z.string().check(z.describe(description));
const passage = (which: string) => z.number().check(z.describe(`${which} passage, by its number: 1 or more.`));

/** What the writer answers: passages by number, which begin and end on words. */
export const CutsAnswer = z.object({
  cuts: z
    .array(
      z.object({
        from: passage("The first"),
        to: passage("The last"),
        hook: text("3 to 12 words in a row that are said in these passages, word for word. Nothing that is not said."),
        reason: text("Why viewers stay, in 1 sentence of 6 to 20 words, in the language of the passages."),
      }),
    )
    .check(z.describe("3 to 6 cuts, the strongest first. Each is 15 to 60 seconds long, and no two overlap.")),
});
export type CutsAnswer = z.infer<typeof CutsAnswer>;

/** A part of a clip that stands alone: words `from` (inclusive) to `to` (exclusive). */
export type Cut = Passage & { hook: string; reason: string };

export const CUTS_INSTRUCTIONS = [
  "You cut shorts from a long recording. The user message is a JSON object with the task, the brief of a product and",
  "`passages`, which are said one after the other: number, second at which they begin, and words. Choose parts that",
  "stand alone: they open with a claim, a question or a turn, and end with its answer. Leave out greetings, thanks and",
  "parts that need what was said before. Answer with JSON that fits the schema, and nothing else.",
].join(" ");

/** What the writer is told of the recording. */
export const passageFacts = (words: readonly SpokenWord[]): string[] =>
  passagesOf(words).map(({ from, to }, at) => {
    const said = words.slice(from, to);
    return `${at + 1} (${Math.floor((said[0]?.startMs ?? 0) / 1000)} s) ${said.map((it) => it.text).join(" ")}`;
  });

export const nothingToCut = () =>
  new Refusal(
    "invalid",
    "studio.nothing-to-cut",
    "No part of this clip stands alone for 15 seconds. Nothing was made.",
  );

/**
 * The cuts that an answer names, each 15 to 60 s, inside the clip, with a hook that is said in it. A hook that is not said
 * gives way to the first words. `fault` names what was wrong, so that the writer can be asked again.
 */
export function cutsFrom({ cuts: named }: CutsAnswer, words: readonly SpokenWord[]): { cuts: Cut[]; fault: string } {
  const passages = passagesOf(words);
  const cuts: Cut[] = [];
  let fault = "";
  for (const { from, to, hook, reason } of named.slice(0, CUTS_MAX)) {
    const part = fitting(passages, from - 1, to - 1, words);
    if (!part || cuts.some((other) => overlapMs(part, other, words) > OVERLAP_MAX_MS)) {
      fault = `Passages ${from} to ${to} are not 15 to 60 seconds long, or overlap another cut.`;
      continue;
    }
    const quote = quoted(hook, words.slice(part.from, part.to));
    if (quote === null) fault = `The hook "${hook}" is not said in passages ${from} to ${to}.`;
    cuts.push({
      ...part,
      hook: quote ?? opening(words.slice(part.from, part.to)),
      reason: reason.trim().slice(0, 200),
    });
  }
  const isFew = cuts.length < CUTS_MIN && lengthOf({ from: 0, to: words.length }, words) > CUTS_MIN * SHORT_MAX_MS;
  return { cuts, fault: fault || (isFew ? `Name at least ${CUTS_MIN} cuts.` : "") };
}

const lengthOf = ({ from, to }: Passage, words: readonly SpokenWord[]): number =>
  (words[to - 1]?.endMs ?? 0) - (words[from]?.startMs ?? 0);

/** Passages from one to another, with fewer or more at the end until they are long enough for a short. */
function fitting(passages: readonly Passage[], first: number, last: number, words: readonly SpokenWord[]) {
  const from = passages[first]?.from;
  if (from === undefined || last < first) return null;
  const upTo = (at: number): Passage => ({ from, to: passages[Math.min(at, passages.length - 1)]?.to ?? from });
  let at = Math.min(last, passages.length - 1);
  while (at > first && lengthOf(upTo(at), words) > SHORT_MAX_MS) at--;
  while (at < passages.length - 1 && lengthOf(upTo(at), words) < SHORT_MIN_MS) at++;
  const length = lengthOf(upTo(at), words);
  return length >= SHORT_MIN_MS && length <= SHORT_MAX_MS ? upTo(at) : null;
}

function overlapMs(one: Passage, other: Passage, words: readonly SpokenWord[]): number {
  const both = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
  return both.to > both.from ? lengthOf(both, words) : 0;
}

/** The hook as it is said, to the end of its clause; null if these words are not said in a row. */
function quoted(hook: string, said: readonly SpokenWord[]): string | null {
  const wanted = hook
    .split(/\s+/)
    .filter((it) => /[\p{L}\p{N}]/u.test(it))
    .map(soundOf);
  if (wanted.length === 0) return null;
  const at = said.findIndex((_, start) => wanted.every((word, k) => soundOf(said[start + k]?.text ?? "") === word));
  return at === -1 ? null : lineOf(said.slice(at, at + toClauseEnd(said.slice(at), wanted.length)));
}

/** How many words open a short if no quote does, and most and least of a hook. Our own choice. */
const [OPENING_WORDS, HOOK_MOST, HOOK_LEAST] = [8, 14, 3];
const opening = (said: readonly SpokenWord[]) => lineOf(said.slice(0, toClauseEnd(said, OPENING_WORDS)));

/**
 * How many words make a hook that does not break off: as many as wanted, and on to the end of the sentence or clause; where
 * that is too far, back to the last one. As many as wanted where nothing tells.
 */
function toClauseEnd(said: readonly SpokenWord[], wanted: number): number {
  const ends = said.flatMap(({ text }, at) => (/[.!?…,;:。！？、，–—]["”’»)\]]*$/.test(text) ? [at + 1] : []));
  const next = ends.find((end) => end >= wanted && end <= Math.max(HOOK_MOST, wanted));
  return next ?? ends.findLast((end) => end < wanted && end >= HOOK_LEAST) ?? Math.min(wanted, said.length);
}

const lineOf = (said: readonly SpokenWord[]) =>
  said
    .map((it) => it.text)
    .join(" ")
    .slice(0, 200)
    .replace(/[,;:、，–—\s]+$/u, "")
    .trim();
