import * as z from "zod/mini";
import { type Assignment, BriefWords } from "../brief.ts";
import { resolved, schemaOf, typeOf } from "../json-schema.ts";
import { languageOf } from "../language.ts";
import { lowerFirst, sentencesIn, within, withoutEnd } from "../words.ts";
import { shortForm } from "./short-form.ts";

const Page = z.object({
  name: BriefWords,
  title: BriefWords,
  description: BriefWords,
  text: BriefWords,
  language: BriefWords,
  price: BriefWords,
  claims: z.catch(z.array(z.union([z.string(), z.looseObject({ claim: z.string() })])), []),
  blocks: z.catch(z.array(z.union([z.string(), z.looseObject({ text: z.string() })])), []),
});

/** Letters that a field of a brief takes. Source: the domain's Brief. */
const SHORT = 200;

/**
 * A brief read out of a page: whom it is for, what hurts, what one gets, what people may doubt. Every answer is a part
 * of the page's own words; where the page says nothing, so does the brief.
 */
export function briefOfPage(assignment: Assignment, schema: unknown): unknown {
  const page = Page.parse(pageIn(assignment));
  const sentences = sentencesOf(page);
  const read = readBrief(page, assignment);
  const root = schemaOf(schema);
  const wanted = resolved(schema, root).properties ?? {};
  const shorts = Object.entries(SHORT_OF).map(([name, of]) => [name, shortForm(String(read[of]), page.name)]);
  const said = Object.entries(read).map(([name, value]) => {
    const shape = resolved(wanted[name], root);
    const item = typeOf(shape) === "array" ? resolved(shape.items, root) : shape;
    const isQuoted = item.properties?.quote !== undefined;
    const told = (it: string) => (isQuoted ? { words: it, quote: quoteFor(it, sentences) } : it);
    return [name, typeof value === "string" ? told(value) : value.map(told)];
  });
  return Object.fromEntries([...said, ...shorts]);
}

/** The short forms that a brief holds, and the field that each is of. */
const SHORT_OF = { shortAudience: "audience", shortPain: "pain", shortOutcome: "outcome" } as const;

const pageIn = ({ message }: Assignment) => message.page ?? message.product ?? message.brief ?? message;

/** The sentence of the page that holds these words. */
const quoteFor = (words: string, sentences: readonly string[]): string =>
  words === "" ? "" : (sentences.find((it) => it.includes(words)) ?? "");

function readBrief(page: z.infer<typeof Page>, { brief }: Assignment): Record<string, string | string[]> {
  const sentences = sentencesOf(page);
  const find = (pattern: RegExp) => sentences.find((it) => pattern.test(it)) ?? "";
  const hurting = firstMatch(sentences, HURTS);
  const loud = [...new Set(sentences.join(" ").toLowerCase().match(LOUD) ?? [])];
  const language = page.language || brief.language || languageOfWords(sentences.join(" "));
  return {
    name: page.name || brief.name,
    description: page.description || within(sentences.slice(0, 2).join(" "), 40),
    audience: cut(firstMatch(sentences, AUDIENCE)),
    pain: cut(hurting),
    pains: hurting === "" ? [] : [cut(hurting)],
    outcome: cut(firstMatch(sentences, GAINS) || page.description.split(/(?<=[.!?])\s/)[0] || ""),
    outcomes: [cut(firstMatch(sentences, GAINS))].filter((it) => it !== ""),
    objections: sentences
      .filter((it) => OBJECTS.test(it))
      .slice(0, 3)
      .map(cut),
    price: page.price,
    proof: [],
    tone: toneOf(sentences),
    avoid: loud,
    wordsToAvoid: loud,
    language: language.slice(0, 2).toLowerCase() || "en",
    summary: find(/\p{L}/u),
  };
}

function sentencesOf({ name, title, description, text, claims, blocks }: z.infer<typeof Page>): string[] {
  const told = [
    description,
    text,
    ...blocks.map((it) => (typeof it === "string" ? it : it.text)),
    ...claims.map((it) => (typeof it === "string" ? it : it.claim)),
  ];
  const all = told.flatMap((it) => sentencesIn(it.replace(/\s+/g, " ").trim()));
  return [...new Set(all.length > 0 ? all : [title || name].filter((it) => it !== ""))];
}

/** Each pattern's first group is the part that answers. German, French and Spanish patterns follow the English ones. */
const AUDIENCE = [
  /\b(?:made|built|designed|perfect|ideal|created) for ((?:[\p{L}’'-]+ ?){1,8})/iu,
  /\b((?:people|parents|women|men|teams|founders|freelancers|designers|runners|students|families) who (?:[\p{L}’'-]+ ?){1,6}?)(?= (?:light|use|love|buy|choose|need|want|get)\b|[.,]|$)/iu,
  /\bfor ((?:[\p{L}’'-]+ ){0,3}(?:people|parents|women|men|teams|founders|freelancers|designers|families|beginners|homes|offices))\b/iu,
  /\bfür ((?:[\p{L}-]+ ){0,3}(?:Menschen|Leute|Familien|Eltern|Teams|Frauen|Männer|Betriebe|Selbstständige))\b/u,
  /\bpour (les (?:[\p{L}-]+ ?){1,4})/iu,
  /\bpara ((?:quienes|personas|familias|equipos|autónomos) ?(?:[\p{L}-]+ ?){0,4})/iu,
];
const HURTS = [
  /\b(?:give|gives|cause|causes) (?:you )?((?:an? )?(?:[\p{L}-]+ ){0,2}?(?:headaches?|stress|trouble|pain))\b/iu,
  /\b(?:no more|without|never again|say goodbye to|tired of|stop|instead of|free from) ((?:[\p{L}’'-]+ ?){1,6})/iu,
  /\b((?:most|other|many) (?:[\p{L}’'-]+ ?){1,4}(?:are|take|cost|break|smell|leave|lose|fail|need)\b[^.!?]*)/iu,
  /\b(?:ohne|nie wieder|statt) ((?:[\p{L}-]+ ?){1,5})/iu,
  /\b(?:sans|plus jamais|fini) ((?:[\p{L}’'-]+ ?){1,5})/iu,
  /\b(?:sin|nunca más) ((?:[\p{L}-]+ ?){1,5})/iu,
];
const GAINS = [
  /\b(?:helps you|lets you|so you can|so that you can|allows you to|you can) ((?:[\p{L}’'-]+ ?){2,10})/iu,
  /\b(?:enjoy|get|gives you|brings you) ((?:[\p{L}’'-]+ ?){2,8})/iu,
  /\b((?:burns|keeps|lasts|smells|works|saves|cleans|holds|stays|makes) [^.!?]{4,80})/iu,
  /\b(?:damit du|damit Sie|hilft (?:dir|Ihnen)) ((?:[\p{L}-]+ ?){2,9})/iu,
];
const OBJECTS = /\b(need not|no need|even if|without|not? longer|yet|despite|however|ohne|trotz|sans|sin)\b/i;
const LOUD =
  /\b(best|revolutionary|amazing|incredible|guaranteed|miracle|ultimate|perfect|game-changing|world-class)\b/g;

function firstMatch(sentences: readonly string[], patterns: readonly RegExp[]): string {
  for (const pattern of patterns)
    for (const sentence of sentences) {
      const found = pattern.exec(sentence)?.[1]?.trim();
      if (found) return withoutEnd(found);
    }
  return "";
}

function cut(text: string): string {
  const points = within(text, 24);
  return points.length <= SHORT ? points : points.slice(0, SHORT).replace(/\s+\S*$/, "");
}

/** The tone of a page, judged by its punctuation and the length of its sentences. */
function toneOf(sentences: readonly string[]): string {
  const text = sentences.join(" ");
  const loud = (text.match(/!/g) ?? []).length / Math.max(1, sentences.length);
  const mean = text.split(/\s+/).length / Math.max(1, sentences.length);
  if (loud > 0.3) return "lively, direct";
  return /\b(we|our|us|you|your|wir|du|dein|nous|vous|nosotros|tú)\b/i.test(lowerFirst(text))
    ? "warm, plain"
    : mean > 16
      ? "calm, detailed"
      : "calm, plain";
}

const COMMON: Readonly<Record<string, RegExp>> = {
  de: /\b(der|die|und|nicht|mit|für|ist)\b/gi,
  fr: /\b(le|les|des|est|pour|avec|une)\b/gi,
  es: /\b(el|los|para|con|una|es|del)\b/gi,
  en: /\b(the|and|for|with|is|of|it)\b/gi,
};

function languageOfWords(text: string): string {
  const counted = Object.entries(COMMON).map(([code, pattern]) => ({
    code,
    count: (text.match(pattern) ?? []).length,
  }));
  const best = counted.toSorted((a, b) => b.count - a.count)[0];
  return best && best.count > 0 ? best.code : languageOf("");
}
