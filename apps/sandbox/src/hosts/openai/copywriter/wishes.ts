import * as z from "zod/mini";
import type { Lines } from "./lines/lines.ts";
import type { BrandVoice } from "./voice.ts";
import { phraseWithin, sentence, upperFirst, withoutEnd } from "./words.ts";

const Wishes = z.object({
  avoid: z.catch(z.array(z.string()), []),
  objections: z.catch(z.array(z.string()), []),
});

/**
 * What a brief asks of the wording. Kept apart from its facts, so that a brief without wishes gives the same texts as
 * before.
 */
export type Wishes = z.infer<typeof Wishes>;

export const wishesIn = (brief: unknown): Wishes => {
  const parsed = Wishes.safeParse(brief);
  return parsed.success ? parsed.data : { avoid: [], objections: [] };
};

/** Number of takes that are tried. */
const TAKES = 24;

/** The first take that holds no word to be avoided; the plain one where every take does. */
export function withoutAvoided<T>({ avoid }: Wishes, take: (number: number) => T): T {
  const first = take(0);
  if (avoid.length === 0) return first;
  for (let number = 0; number < TAKES; number += 1) {
    const words = JSON.stringify(number === 0 ? first : take(number)).toLowerCase();
    if (!avoid.some((it) => words.includes(it.toLowerCase()))) return number === 0 ? first : take(number);
  }
  return first;
}

/** Longest objection that is quoted, in words. */
const OBJECTION_WORDS = 9;

/** Lines that answer the first objection, where they would else name what the trouble costs. English only. */
export function answering(lines: Lines, voice: BrandVoice, { objections }: Wishes): Lines {
  const said = phraseWithin(withoutEnd(objections[0] ?? ""), OBJECTION_WORDS);
  if (!said || voice.language !== "en") return lines;
  const [fact = ""] = voice.does;
  const quoted = `“${upperFirst(withoutEnd(said))}”`;
  return {
    ...lines,
    topic: (topic, told, n) =>
      topic === "cost"
        ? { slides: [[quoted, `A fair thought. ${sentence(fact)}`]], spoken: [`${quoted}? A fair thought.`] }
        : lines.topic(topic, told, n),
  };
}
