import * as z from "zod/mini";
import { sentencesIn } from "./words.ts";

/** What the copywriter knows about a product. Texts are trimmed; what is not known is empty or null. */
export type ReadBrief = {
  name: string;
  description: string;
  audience: string;
  pain: string;
  /** Further ones. */
  pains: string[];
  outcome: string;
  outcomes: string[];
  objections: string[];
  proof: string[];
  price: string | null;
  tone: string;
  /** A language code such as `en` or `de-AT`; "" if unknown. */
  language: string;
};
/** The pain, the outcome and the audience in at most four words; "" where the brief has none. */
export type ShortForms = { pain: string; outcome: string; audience: string };
/** A place in a drawing that a beat labels. */
export type BeatSlot = { label: string; mostWords: number };
export type PhotoNote = { number: number; shows: string; isBefore?: boolean | undefined };
export type Assignment = {
  task: string;
  brief: ReadBrief;
  hook: string;
  count: number | null;
  /** Which kind of content, in which template, and whether a voice says it. Unknown ones are "". */
  kind: string;
  template: string;
  spoken: boolean;
  short: ShortForms;
  /** What each beat is a label of, in how many words; empty where nothing is labeled. */
  slots: BeatSlot[];
  /** Most words of each beat's line, as the plan gives them; empty where nothing is spoken. */
  lines: number[];
  /** What is on the product's photos, and the numbers by which beats name them. */
  photos: PhotoNote[];
  /** The numbers of beats that show none, as the answer's schema says. */
  photoless: readonly number[];
  /** What it is about besides the product; "" for the product alone. */
  topic: { title: string; text: string };
  /** The whole message, for tasks that say more. */
  message: Record<string, unknown>;
};

/** A text on one line; "" for what is none. */
export const BriefWords = z.catch(
  z.pipe(
    z.nullish(z.string()),
    z.transform((it) => (it ?? "").replace(/\s+/g, " ").trim()),
  ),
  "",
);
const claim = z.union([
  z.string(),
  z.pipe(
    z.object({ claim: z.string() }),
    z.transform((it) => it.claim),
  ),
]);
const Facts = z.object({
  name: BriefWords,
  title: BriefWords,
  description: BriefWords,
  text: BriefWords,
  audience: BriefWords,
  pain: BriefWords,
  outcome: BriefWords,
  pains: z.catch(z.array(claim), []),
  outcomes: z.catch(z.array(claim), []),
  objections: z.catch(z.array(claim), []),
  proof: z.catch(z.array(claim), []),
  price: BriefWords,
  tone: BriefWords,
  language: BriefWords,
});
const NO_SHORT_FORMS: ShortForms = { pain: "", outcome: "", audience: "" };
const NO_TOPIC = { title: "", text: "" };
const MOST_SAID = /^Said by the voice, \d+ to (\d+) words/;
const Message = z.object({
  beats: z.catch(z.array(z.object({ line: BriefWords })), []),
  topic: z.catch(z.object({ title: BriefWords, text: BriefWords }), NO_TOPIC),
  photos: z.catch(z.array(z.object({ number: z.number(), shows: z.string(), isBefore: z.optional(z.boolean()) })), []),
  task: BriefWords,
  hook: BriefWords,
  count: z.catch(z.nullable(z.number()), null),
  kind: BriefWords,
  template: BriefWords,
  spoken: z.catch(z.boolean(), false),
  short: z.catch(z.object({ pain: BriefWords, outcome: BriefWords, audience: BriefWords }), NO_SHORT_FORMS),
  slots: z.catch(z.array(z.object({ label: z.string(), mostWords: z.number() })), []),
});

/**
 * Reads the last user message: JSON with a brief (also called product or page), or any text, which then is the
 * description.
 */
export function assignmentFrom(text: string): Assignment {
  const message = jsonIn(text);
  const brief = briefFrom(message.brief ?? message.product ?? message.page ?? message);
  const { beats, ...known } = Message.parse(message);
  const said = beats.map(({ line }) => Number(MOST_SAID.exec(line)?.[1] ?? 0));
  const lines = said.some((it) => it > 0) ? said : [];
  // What a topic says may be told like evidence, and comes first.
  const proof = [...sentencesIn(`${known.topic.title}. ${known.topic.text}`), ...brief.proof];
  return { ...known, lines, photoless: [], brief: known.topic.title === "" ? brief : { ...brief, proof }, message };
}

function briefFrom(value: unknown): ReadBrief {
  const facts = Facts.parse(isRecord(value) ? value : {});
  return {
    name: facts.name || firstWords(facts.title) || "this",
    description: facts.description || facts.text || facts.title,
    audience: facts.audience,
    pain: facts.pain,
    outcome: facts.outcome,
    pains: listed(facts.pains),
    outcomes: listed(facts.outcomes),
    objections: listed(facts.objections),
    proof: listed(facts.proof),
    price: facts.price === "" ? null : facts.price,
    tone: facts.tone,
    language: facts.language,
  };
}

const listed = (texts: readonly string[]): string[] =>
  texts.map((it) => it.replace(/\s+/g, " ").trim()).filter((it) => it !== "");

function jsonIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Not JSON: a person's own words.
  }
  return { description: text };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const firstWords = (title: string): string => title.split(/\s[|–—-]\s|:/)[0]?.trim() ?? "";
