import type { PlannedBeat } from "../catalogue/guides/beat-plan.ts";
import type { Template } from "../catalogue/template.ts";
import { tolerated, wordCount } from "./check/word-count.ts";

/** Words that a voice says in a second, with the pauses between sentences. Source: docs/content.md#length. */
export const SPOKEN_PER_SECOND = 2.5;
/** About how long a voice takes for a text, in ms. */
export const spokenMs = (text: string): number => (wordCount(text) / SPOKEN_PER_SECOND) * 1000;
/** A brisk voice says so many more. Our own choice. */
const PATIENCE = 1.15;
/** A line that passes while the piece as a whole is in its time. Our own choice. */
const LONG_LINE = 22;
/** Fewer make no sentence, and no point of a list. Our own choice. */
const FEWEST = 6;
/** An ask is said in a breath. Our own choice. */
const OF_AN_ASK = 8;

type Length = NonNullable<Template["seconds"]>;

/**
 * The places of a piece whose lines fit into the seconds that its look promises (ADR 189): what the hook leaves is shared
 * between the others as the guide weighs them, at least six words for each. A line that may be longer by the guide is not made
 * longer, so that a short piece stays short.
 */
export function withinSeconds(plan: readonly PlannedBeat[], [, most]: Length, hook: string): PlannedBeat[] {
  const [first, ...rest] = plan;
  if (!first) return [];
  const others = rest.map((it) => (it.role === "ask" ? within(it, OF_AN_ASK) : it));
  const left = most * SPOKEN_PER_SECOND - (first.fields.line.use === "spoken" ? wordCount(hook) : 0);
  const wanted = others.reduce((sum, { fields }) => sum + fields.line.words[1], 0);
  const share = Math.min(1, left / Math.max(1, wanted));
  return [
    first,
    ...others.map((it) => (share < 1 ? within(it, Math.max(FEWEST, Math.round(it.fields.line.words[1] * share))) : it)),
  ];
}

function within(planned: PlannedBeat, words: number): PlannedBeat {
  const { line } = planned.fields;
  const [least, most] = line.words;
  if (line.use !== "spoken") return planned;
  const room = Math.min(most, words);
  return { ...planned, fields: { ...planned.fields, line: { ...line, words: [Math.min(least, room), room] } } };
}

/** Whether the lines together take longer than the look promises, however brisk the voice is. */
export const isTooLong = (beats: readonly { line: string }[], seconds: Length | undefined): boolean =>
  seconds !== undefined &&
  beats.reduce((sum, { line }) => sum + wordCount(line), 0) > seconds[1] * SPOKEN_PER_SECOND * PATIENCE;

/** The most words that pass in a line of a look with promised seconds; in a piece that is too long no more than it was given. */
export const passing = (most: number, seconds: Length | undefined, isLong: boolean): number =>
  isLong ? most : Math.max(tolerated(most), seconds ? LONG_LINE : 0);
