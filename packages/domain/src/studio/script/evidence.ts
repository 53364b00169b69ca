import { claimedFigures, figuresOf, ratingsIn, withoutScales, writtenFigures } from "../../research/index.ts";
import type { ScriptFacts } from "./facts.ts";
import type { ScriptAnswer } from "./script.ts";

/** The words of a script, made or edited, that claims are looked for in. */
type Words = Pick<ScriptAnswer, "caption" | "hashtags"> & {
  beats: readonly Pick<ScriptAnswer["beats"][number], "line" | "title" | "body">[];
};

type Given = { brief: Omit<ScriptFacts["brief"], "colors">; hook: string } & Pick<ScriptFacts, "topic">;

/**
 * The figures that a script states without a source: prices, percentages, multiples and amounts that are neither in the
 * brief, the hook nor the topic. A writer's are left out; those that a user types are marked in the studio. Source: docs/architecture.md#evidence.
 */
export const unprovenFigures = (script: Words, facts: Given): string[] => [
  ...new Set(evidenceWords(script).flatMap((words) => unprovenIn(words, facts, script.beats.length))),
];

/** The same in one text of a script with so many beats. How many of its own things a piece counts claims nothing. */
export function unprovenIn(words: string, { brief, hook, topic }: Given, beats: number): string[] {
  const given = [hook, brief.name, brief.description, brief.audience, brief.pain, brief.outcome, brief.price ?? ""];
  const about = topic ? [topic.title, topic.text] : [];
  const lists = [brief.pains, brief.outcomes, brief.objections, brief.proof];
  const facts = [...given, ...about, ...lists.flat()];
  // "Two days" proves "2 days".
  const proven = new Set(facts.flatMap((it) => [...figuresOf(withoutScales(it)), ...writtenFigures(it)]));
  const stated = withoutScales(words, new Set(facts.flatMap(ratingsIn)));
  return claimedFigures(stated)
    .filter(
      ({ value, at, length }) =>
        !proven.has(value) &&
        !isOwnCount(Number(value), words.slice(at + length), beats) &&
        !isRow(Number(value), words.slice(0, at), words.slice(at + length)),
    )
    .map(({ value }) => value);
}

/** What is measured or paid is no count of beats: "3 minutes", "3x", "3 %", "3 customers". */
const MEASURED =
  /^\s*(?:[%€$£¥×+]|x\b|(?:-\s?)?(?:sec|min|hour|day|week|month|year|time|percent|euro|dollar|pound|star|review|customer|client|people|user|team|kilo|gram|meter|kg|g|ml|l|cm|m|km|h|s|sek|stunde|tag|woche|monat|jahr|mal|prozent|stern|kund|mensch|nutzer|hora|día|semana|mes|año|ve[cz]|cliente|persona|heure|jour|semaine|mois|an|fois|client|personne)[\p{L}]*)/iu;

function isOwnCount(count: number, after: string, beats: number): boolean {
  return count >= 2 && count <= beats && count >= beats - 2 && /^\s+\p{L}/u.test(after) && !MEASURED.test(after);
}

/** "Perfume: 0", "Button: 1": a row of a receipt that counts what there is none of, or one of. */
const isRow = (count: number, before: string, after: string): boolean =>
  count <= 1 && /:\s?$/.test(before) && /^\s*(?:\n|$)/.test(after);

/** The text that viewers read and hear; image prompts are not part of it. */
export const evidenceWords = ({ beats, caption, hashtags }: Words): string[] => [
  ...beats.flatMap(({ line, title, body }) => [line, title, body]),
  caption,
  ...hashtags,
];
