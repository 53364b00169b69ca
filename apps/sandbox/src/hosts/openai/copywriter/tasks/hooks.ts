import * as z from "zod/mini";
import { type Assignment, BriefWords } from "../brief.ts";
import { languageOf } from "../language.ts";
import { seededChoices } from "../seeded-choices.ts";
import { lowerFirst, upperFirst, within, withoutEnd } from "../words.ts";
import { type HookLine, hookLinesFor, openersFor } from "./hook-lines.ts";

const SLOT = /\[[a-z-]+\]/g;

const Avoided = z.catch(z.array(BriefWords), []);

/**
 * Further openings in the manner of one, with the same placeholders and no others: `[pain]` stays `[pain]`, so that the
 * product fills them later. None that the message says to avoid.
 */
export function moreHooks(assignment: Assignment): string[] {
  const { hook, count, message } = assignment;
  const given = BriefWords.parse(message.template) || hook;
  const language = languageOf(BriefWords.parse(message.language));
  if (language === "de" || language === "es") return inLanguage(assignment, given, language);
  const slots = [...new Set(given.match(SLOT) ?? [])];
  const frames = (FRAMES[slots.length] ?? []).map((frame) => filled(frame, slots));
  const avoided = new Set([given, ...Avoided.parse(message.avoid)].map((it) => it.toLowerCase()));
  const fresh = [...inManner(given), ...frames].filter((it) => !avoided.has(it.toLowerCase()));
  const spare = frames.flatMap((it) => OPENERS.map((opener) => `${opener}: ${lowerFirst(it)}`));
  const candidates = fresh.length >= FEW ? fresh : [...fresh, ...spare];
  const others = [...new Set(candidates)].filter((it) => !avoided.has(it.toLowerCase()) && sameSlots(it, slots));
  const wanted = count ?? 10;
  return [...inManner(given).filter((it) => others.includes(it)), ...seededChoices(given).shuffle("hooks", others)]
    .filter((it, at, all) => all.indexOf(it) === at)
    .slice(0, wanted);
}

const Categories = z.catch(z.array(z.object({ category: z.string(), mostWords: z.number() })), []);

/**
 * Hooks for a product whose brief is in any language, each with how it opens and within the words that this may have;
 * none that the message says to avoid.
 */
export function writtenHooks({ brief, count, message, topic }: Assignment): HookLine[] {
  const avoided = new Set(Avoided.parse(message.avoid).map((it) => it.toLowerCase()));
  const language = BriefWords.parse(message.language);
  const lines = topic.title === "" ? hookLinesFor({ ...brief, language }) : topicLines(topic.title);
  const openers = openersFor(language);
  const spare = openers.flatMap((opener) => lines.map((it) => ({ ...it, line: `${opener}: ${it.line}` })));
  const most = new Map(Categories.parse(message.categories).map((it) => [it.category, it.mostWords]));
  const fits = ({ line, category }: HookLine) => line.split(/\s+/).length <= (most.get(category) ?? Infinity);
  return [...lines, ...spare].filter((it) => fits(it) && !avoided.has(it.line.toLowerCase())).slice(0, count ?? 10);
}

/** Openings about a topic, in the language that it has. */
const topicLines = (title: string): HookLine[] =>
  TOPIC_CATEGORIES.map((category) => ({ category, line: within(withoutEnd(title), TOPIC_WORDS) }));

const TOPIC_CATEGORIES = ["curiosity", "demo-first", "call-out", "contrarian"];
/** Words that every place has room for. */
const TOPIC_WORDS = 8;

/** Openings in another language: the given one opened in other ways, and for finished lines those of the product. */
function inLanguage({ brief, count, message }: Assignment, given: string, language: string): string[] {
  const avoided = new Set([given, ...Avoided.parse(message.avoid)].map((it) => it.toLowerCase()));
  const finished = given.includes("[") ? [] : hookLinesFor({ ...brief, language }).map(({ line }) => line);
  const opened = openersFor(language).map((opener) => `${opener}: ${given}`);
  return [...finished, ...opened].filter((it) => !avoided.has(it.toLowerCase())).slice(0, count ?? 10);
}

/** The same thought, opened another way. */
function inManner(given: string): string[] {
  const rest = lowerFirst(withoutEnd(given));
  if (/\?$/.test(given)) return [`Honest question: ${rest}?`, `Nobody asks this: ${rest}?`, `Be honest, ${rest}?`];
  if (/^(pov|when|me\b)/i.test(given))
    return [`${upperFirst(withoutEnd(given))}, part two`, `${upperFirst(withoutEnd(given))} (a documentary)`];
  return [`Say it with me: ${rest}`, `Unpopular opinion: ${rest}`, `Write this down: ${rest}`, `Hear me out: ${rest}`];
}

/** Openings by their number of placeholders; A, B and C are replaced by them in the order of the given one. */
const FRAMES: Readonly<Record<number, readonly string[]>> = {
  0: [
    "You will want to save this one",
    "Read this before you scroll on",
    "The part nobody puts in the caption",
    "I wish this had been the first thing I read",
    "Two minutes that change the rest of the week",
  ],
  1: [
    "What nobody tells you about A",
    "The quiet truth about A",
    "A, but without the drama",
    "If A sounds familiar, stay",
    "Let's talk about A",
    "The first thing to know about A",
    "A, explained like you are busy",
    "Everything changed with A",
    "Before you think about A again, watch this",
    "This is about A, and about you",
  ],
  2: [
    "A and B, side by side",
    "A, then B. In that order",
    "What A has to do with B",
    "Everybody talks about A. Nobody about B",
    "A is loud. B is quiet",
    "Start with A, stay for B",
    "From A to B, step by step",
    "A or B? Look closely",
    "If you know A, you will love B",
    "The short way between A and B",
  ],
  3: [
    "A, B and C, in one post",
    "First A, then B, then C",
    "What A, B and C have in common",
    "A and B made us think about C",
    "Look at A, look at B, now look at C",
    "Between A and B there is C",
  ],
};

/** With fewer left that were not avoided, the frames are opened in further ways. */
const FEW = 10;
const OPENERS = ["Honestly", "Quick one", "Real talk", "Once more", "In short"];

const filled = (frame: string, slots: readonly string[]): string =>
  frame.replace(/\b[ABC]\b/g, (letter) => slots["ABC".indexOf(letter)] ?? letter);

const sameSlots = (line: string, slots: readonly string[]): boolean => {
  const found = new Set(line.match(SLOT) ?? []);
  return found.size === slots.length && slots.every((it) => found.has(it));
};
