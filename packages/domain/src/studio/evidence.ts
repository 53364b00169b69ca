import type { ScriptFacts } from "./facts.ts";
import type { ScriptAnswer } from "./script.ts";

/** A new line begins another figure: "4.8" above "213 reviews" are two. */
const FIGURE = /\d+(?:[.,\p{Zs}]\d{3})*(?:[.,]\d+)?/gu;
/** "1. …" at the head of a slide counts the slides; it claims nothing. "4.8 stars" does. */
const ENUMERATION = /^\s*\d{1,2}\s*[.):](?!\d)/;

/** The words of a script, made or edited, that claims are looked for in. */
type Words = Pick<ScriptAnswer, "caption" | "hashtags"> & {
  beats: readonly Pick<ScriptAnswer["beats"][number], "line" | "title" | "body">[];
};

/**
 * The figures that a script states and nobody gave it: numbers, prices, percentages that stand neither in the brief
 * nor in the hook. They are never published. Design §7, Evidence.
 */
export function unprovenFigures(script: Words, facts: Pick<ScriptFacts, "brief" | "hook">): string[] {
  const { brief, hook } = facts;
  const given = [hook, brief.name, brief.description, brief.audience, brief.pain, brief.outcome, brief.price ?? ""];
  const proven = new Set([...given, ...brief.proof].flatMap(figuresOf));
  const stated = wordsOf(script).flatMap((words) => figuresOf(words.replace(ENUMERATION, "")));
  return [...new Set(stated.filter((figure) => !proven.has(figure)))];
}

/** What people read and hear. Prompts for pictures are for nobody's eyes. */
const wordsOf = ({ beats, caption, hashtags }: Words): string[] => [
  ...beats.flatMap(({ line, title, body }) => [line, title, body]),
  caption,
  ...hashtags,
];

/** Figures without their separators: 1,000 and 1000 are one. */
function figuresOf(words: string): string[] {
  return [...words.matchAll(FIGURE)].map(([figure]) => figure.replace(/[.,\s]/g, ""));
}
