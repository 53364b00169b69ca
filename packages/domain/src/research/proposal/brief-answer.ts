import * as z from "zod/mini";
import { line, text } from "../../kernel/index.ts";
import { LanguageCode } from "../brief/brief.ts";
import { briefMost } from "../brief/brief-fields.ts";
import { SHORT_MAX, wordForms } from "../brief/short-form.ts";
import { PageText } from "../page/page-parts.ts";
import { type BriefPart, briefParts } from "./brief-parts.ts";

/** The name of the task and of the answer's schema. */
export const BRIEF_TASK = "brief";

/** A statement of the writer about the product, and the words of the page that support it; "" if there are none. */
const said = (what: string) =>
  z
    .object({
      words: line(200).check(
        z.describe(`${what} At most 20 words and 200 characters; "" where the page says nothing.`),
      ),
      quote: text(400).check(
        z.describe(
          'The sentence of the page that says so, word for word, at most 400 characters; "" if there is none.',
        ),
      ),
    })
    .check(z.describe(what));
const listOf = (most: number, what: string) =>
  z
    .array(said(what))
    .check(z.maxLength(most), z.describe(`At most ${most}, the weightiest first; none is fine. ${what}`));

/** A short form as the writer hands it in; one that is too long is left out, and "" says that there is none. */
const short = (of: string) =>
  z
    .object({
      text: line(SHORT_MAX * 2).check(
        z.describe(
          `The ${of} in 1 to 4 words, at most ${SHORT_MAX} characters, as it stands inside a sentence; "" if it has no short form.`,
        ),
      ),
      form: z
        .enum(wordForms)
        .check(z.describe("What these words are in a sentence, so that a hook can be built around them.")),
    })
    .check(z.describe(`The ${of} in at most 4 words, for hooks.`));
export type ShortAnswer = z.infer<ReturnType<typeof short>>;

const PAIN = "What bothers them today, as a short phrase that fits into a sentence: “invoices that are paid late”.";
const OUTCOME = "What they get, as a short phrase that fits into a sentence: “money on the day it is due”.";

/** What the writer hands in, by part. */
export const BriefAnswers = {
  people: z.object({
    audience: said("Whom it is for, in their own words, as a group: “freelance designers”."),
    shortAudience: short("audience"),
    pain: said(PAIN),
    shortPain: short("pain"),
    pains: listOf(briefMost.pains, `${PAIN} Further ones.`),
  }),
  promise: z.object({
    outcome: said(OUTCOME),
    shortOutcome: short("outcome"),
    outcomes: listOf(briefMost.outcomes, `${OUTCOME} Further ones.`),
    objections: listOf(briefMost.objections, "Why they hesitate, as they would say it themselves."),
    proof: listOf(
      briefMost.proof,
      "A fact that can be checked: a test, a certificate, a number, a customer's sentence.",
    ),
  }),
  voice: z.object({
    tone: line(80).check(z.describe("How the page speaks: 2 to 4 adjectives, at most 80 characters.")),
    avoid: z
      .array(line(60, 1).check(z.describe("A word or phrase, at most 60 characters.")))
      .check(
        z.maxLength(briefMost.avoid),
        z.describe(`At most ${briefMost.avoid} words that would not fit this tone or that promise too much.`),
      ),
    language: LanguageCode.check(
      z.describe("The page's language as a code of 2 letters, such as en, or with a region, such as de-AT."),
    ),
  }),
} as const satisfies Record<BriefPart, z.ZodMiniType>;
export type BriefAnswer = z.infer<(typeof BriefAnswers)[BriefPart]>;

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
