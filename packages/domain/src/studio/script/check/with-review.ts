import { reviewCredit } from "../../../research/index.ts";
import { templateOf } from "../../catalogue/templates.ts";
import type { ScriptFacts } from "../facts.ts";
import type { BeatAnswer } from "../script.ts";
import { bareWords } from "./word-count.ts";

/**
 * A beat of a look that quotes customers, with the customer's own words and where they said them, whatever the writer
 * made of it; any other beat as it is. A mark stays if nothing else was changed. Source: ADR 71.
 */
export function withReview(beat: BeatAnswer, at: number, { kind, template, reviews }: ScriptFacts): BeatAnswer {
  if (templateOf(kind, template).needs !== "review") return beat;
  const quoted = reviews.find(({ words }) => bareWords(words) === bareWords(beat.title));
  const review = quoted ?? reviews[at % Math.max(1, reviews.length)];
  if (!review) return beat;
  return { ...beat, title: quoted ? beat.title : review.words, body: reviewCredit(review) };
}
