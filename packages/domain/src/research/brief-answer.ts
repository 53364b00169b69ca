import * as z from "zod/mini";
import { line, text } from "../kernel/index.ts";
import { type Brief, briefMost, LanguageCode } from "./brief.ts";
import { PageText } from "./page-parts.ts";
import { SHORT_MAX, wordForms } from "./short-form/short-form.ts";

/** The name of the task and of the answer's schema. */
export const BRIEF_TASK = "brief";

/** The brief is written in three parts at once, so that the first is read while the others are written. */
export const briefParts = ["people", "promise", "voice"] as const;
export type BriefPart = (typeof briefParts)[number];

/** A statement of the writer about the product, and the words of the page that support it; "" if there are none. */
const Said = z.object({ words: line(200), quote: text(400) });
const listOf = (most: number) => z.array(Said).check(z.maxLength(most));

/** A short form as the writer hands it in; one that is too long is left out, and "" says that there is none. */
const Short = z.object({ text: line(SHORT_MAX * 2), form: z.enum(wordForms) });
export type ShortAnswer = z.infer<typeof Short>;

/** What the writer hands in, by part. */
export const BriefAnswers = {
  people: z.object({
    audience: Said,
    shortAudience: Short,
    pain: Said,
    shortPain: Short,
    pains: listOf(briefMost.pains),
  }),
  promise: z.object({
    outcome: Said,
    shortOutcome: Short,
    outcomes: listOf(briefMost.outcomes),
    objections: listOf(briefMost.objections),
    proof: listOf(briefMost.proof),
  }),
  voice: z.object({
    tone: line(80),
    avoid: z.array(line(60, 1)).check(z.maxLength(briefMost.avoid)),
    language: LanguageCode,
  }),
} as const satisfies Record<BriefPart, z.ZodMiniType>;
export type BriefAnswer = z.infer<(typeof BriefAnswers)[BriefPart]>;

/** The parts of which a brief says too little. What is locked is wanted as it is. */
export function missingParts(brief: Brief): BriefPart[] {
  const lacks = (field: "audience" | "pain" | "outcome" | "objections" | "tone") =>
    !brief.locks.includes(field) && brief[field].length === 0;
  return briefParts.filter((part) => WANTED[part].some((field) => lacks(field)));
}

const WANTED = {
  people: ["audience", "pain"],
  promise: ["outcome", "objections"],
  voice: ["tone"],
} as const;

export const WriteBriefInput = z.object({ part: z.enum(briefParts), page: PageText });
export type WriteBriefInput = z.infer<typeof WriteBriefInput>;

/** What the text model is given. It may claim nothing but what the page says. */
export const briefFacts = (part: BriefPart, page: PageText) => ({
  task: BRIEF_TASK,
  part,
  writing: `${RULES} ${WRITING[part]}`,
  page,
});

const RULES =
  "This is no post but the brief behind all posts, so there is no hook. Go by the page alone and write in its language. " +
  "Each quote is copied from the page word for word, one sentence at most; where the page says nothing, words and quote are empty. " +
  "Never state a number, price, name or proof that its quote does not hold.";

const SHORT =
  "text: the same in 4 words at most, as a person would say it inside a sentence, without a final stop. " +
  "form: singular (a calm evening), plural (late invoices), uncountable (dull skin), verb (get paid on time), doing (chasing invoices).";

const WRITING: Record<BriefPart, string> = {
  people:
    "audience: whom it is for, in their own words, as a group. pain: what bothers them today, a short phrase that fits into a sentence. pains: further ones. " +
    `shortAudience, a plural such as "busy parents", and shortPain, a noun phrase that completes "tired of …" (headaches, not a headache): ${SHORT}`,
  promise:
    "outcome: what they get, a short phrase that fits into a sentence. outcomes: further ones. objections: why they hesitate, each as they would say it. proof: facts that can be checked. " +
    `shortOutcome, best a verb phrase that completes "how to …": ${SHORT}`,
  voice:
    "tone: how the page speaks, two to four adjectives. avoid: words that would not fit this tone or that promise too much. language: the page's, as a code.",
};
