import type { Pair } from "../../choose-line.ts";
import type { Words } from "../../phrases/fill.ts";
import type { Topic } from "../../phrases/phrasebook.ts";

/**
 * One thing that is told between the hook and the ask. `pair` is told as it is, `alone` is the same in few words; `isWrong`
 * is a mistake, `isMended` one against which the product has something; `turn` counts the steps before it that speak of
 * the same topic, so that each is told in other words.
 */
export type ScriptStep = {
  topic: Topic | "spare" | "told";
  x: string;
  words: Words;
  pair?: Pair;
  alone?: string;
  isWrong?: boolean;
  isMended?: boolean;
  isProven?: boolean;
  turn?: number;
};

/** Whether a step tells what hurts. */
export const isPain = ({ topic }: Pick<ScriptStep, "topic">): boolean => topic === "pain" || topic === "trouble";
