import { figuresIn, figuresOf } from "../../research/index.ts";
import type { ScriptFacts } from "./facts.ts";
import type { ScriptAnswer } from "./script.ts";

/** The words of a script, made or edited, that claims are looked for in. */
type Words = Pick<ScriptAnswer, "caption" | "hashtags"> & {
  beats: readonly Pick<ScriptAnswer["beats"][number], "line" | "title" | "body">[];
};

/**
 * The figures that a script states without a source: numbers, prices, percentages that are neither in the brief nor in
 * the hook. They are never published. Source: docs/architecture.md#evidence.
 */
export function unprovenFigures(script: Words, facts: Pick<ScriptFacts, "brief" | "hook">): string[] {
  const { brief, hook } = facts;
  const given = [hook, brief.name, brief.description, brief.audience, brief.pain, brief.outcome, brief.price ?? ""];
  const lists = [brief.pains, brief.outcomes, brief.objections, brief.proof];
  const proven = new Set([...given, ...lists.flat()].flatMap(figuresOf));
  const stated = evidenceWords(script).flatMap((words) => figuresIn(words).map(({ value }) => value));
  return [...new Set(stated.filter((figure) => !proven.has(figure)))];
}

/** The text that viewers read and hear; image prompts are not part of it. */
export const evidenceWords = ({ beats, caption, hashtags }: Words): string[] => [
  ...beats.flatMap(({ line, title, body }) => [line, title, body]),
  caption,
  ...hashtags,
];
