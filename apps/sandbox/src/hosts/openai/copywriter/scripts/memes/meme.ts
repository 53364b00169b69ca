import { factAloud } from "../../material/fact-aloud.ts";
import { inside, saysTheSame } from "../../material/fragment.ts";
import { filled } from "../../phrases/fill.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { upperFirst, wholeWithin, withoutEnd, wordCount } from "../../words.ts";
import { type BeatDraft, draft } from "../draft.ts";
import { namedIn } from "../steps/told.ts";
import { fits, formOf, jokeFor, SETUP_WORDS, wordsOfJoke } from "./jokes.ts";

/** Words that fit. Source: the templates' guides. */
const WHOLE_WORDS = 16;
const LABEL_WORDS = 4;
const PANEL_WORDS = 9;
const NAME_WORDS = 4;
const STEP_WORDS = 6;
const MESSAGE_WORDS = 12;

/** A joke in a drawn picture or a short video. Only two templates are given a picture; the others draw their own. */
export function meme(voice: BrandVoice, book: Phrasebook, template: string, count: number): BeatDraft[] {
  switch (template) {
    case "top-bottom":
      return pictured(turned([...jokeFor(voice, book, template)]), voice);
    case "labels":
      return labels(voice, book, count);
    case "panels":
    case "boiled-drawing":
      return turned(withMiddles(jokeFor(voice, book, template), voice, book, count));
    case "freeze-and-name":
      return pictured(turned(withMiddles(frozen(voice, book, template), voice, book, count)), voice);
    case "escalation":
      return turned(escalation(voice, book, count));
    case "chat-play":
      return messages(chat(voice, book, count), voice);
    default:
      return captionsAbove(voice, book, template, count);
  }
}

/** The words of a joke as beats: it opens, goes on, turns. */
const turned = (titles: readonly string[]): BeatDraft[] =>
  titles.map((title, at, all) =>
    draft(at === 0 ? "hook" : at === all.length - 1 ? "turn" : "point", { title, scene: null }),
  );

/** The messages of a chat: the product comes in with the first that names it. */
function messages(titles: readonly string[], { brand }: BrandVoice): BeatDraft[] {
  const named = titles.findIndex((it, at) => at > 0 && it.includes(brand));
  return turned(titles).map((beat, at, all) => ({
    ...beat,
    role: at === named ? "turn" : at === all.length - 1 ? "ask" : at === 0 ? "hook" : at < named ? "pain" : "point",
  }));
}

/** The one picture of a joke belongs to its first beat: what hurts, or what the joke is glad about. */
const pictured = (beats: BeatDraft[], voice: BrandVoice): BeatDraft[] =>
  beats.map((it, at) => ({ ...it, scene: at > 0 ? null : formOf(voice) === "gain" ? "ask" : "joke" }));

/** What is funny about the brief in any number of short lines. */
const own = (voice: BrandVoice, most: number): string[] =>
  [...voice.pains, ...voice.gains, ...voice.points, ...voice.does]
    .map((it) => namedIn(voice, it, most))
    .filter((it) => it !== "");

const enough = (texts: readonly string[], count: number, voice: BrandVoice, most: number): string[] =>
  [...new Set([...texts, ...own(voice, most)]), ...Array.from({ length: count }, () => voice.Name)].slice(
    0,
    Math.max(0, count),
  );

function withMiddles(
  [setup, turn]: readonly [string, string],
  voice: BrandVoice,
  book: Phrasebook,
  count: number,
): string[] {
  const first = wordCount(setup) <= PANEL_WORDS ? setup : wholeWithin(setup, PANEL_WORDS);
  const between = voice.chance.shuffle("middle", book.middles).filter((it) => fits(it, PANEL_WORDS));
  return [first, ...enough(between, count - 2, voice, PANEL_WORDS), turn];
}

function captionsAbove(voice: BrandVoice, book: Phrasebook, template: string, count: number): BeatDraft[] {
  const lines = filled(book.oneLiners, wordsOfJoke(voice)).filter((it) => fits(it, WHOLE_WORDS));
  const [setup, turn] = jokeFor(voice, book, template);
  const others = enough(voice.chance.shuffle("one-liner", lines), count - 1, voice, WHOLE_WORDS);
  const more = others.map((title) => draft("point", { title, scene: null }));
  return [draft("hook", { title: setup, body: turn, scene: null }), ...more];
}

/** Who it is, what would be good for them, and what they turn to instead. */
function labels(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const named = (texts: readonly string[]) =>
    texts.map((it) => namedIn(voice, it, LABEL_WORDS)).filter((it) => it !== "");
  const all = [book.me, ...named(voice.gains).slice(0, 1), ...named(voice.pains)].filter((it) => it !== "");
  return turned(enough(all, count, voice, LABEL_WORDS));
}

/** What is seen gets a part in the story, as a documentary gives one; whatever the picture shows can have it. */
function frozen(voice: BrandVoice, book: Phrasebook, template: string): [string, string] {
  const isGlad = formOf(voice) === "gain";
  const { job, hero = job } = book.trade?.jokes ?? { job: "" };
  const parts = book.trade ? [isGlad ? hero : job] : book.frozen[isGlad ? "glad" : "sorry"];
  const names = filled(parts, wordsOfJoke(voice)).filter((it) => fits(it, NAME_WORDS));
  const name = voice.chance.shuffle("name", names)[0] ?? voice.Name;
  return [wordCount(voice.hook) <= SETUP_WORDS + 3 ? voice.hook : jokeFor(voice, book, template)[0], name];
}

function escalation(voice: BrandVoice, book: Phrasebook, count: number): string[] {
  const words = wordsOfJoke(voice);
  const isSaid = (it: string) => voice.hook.toLowerCase().includes(it.toLowerCase());
  const isGlad = formOf(voice) === "gain";
  const own = book.trade && [isGlad ? book.trade.jokes.cheers : book.trade.jokes.excuses];
  const all = own ?? (isGlad && book.gladSteps.length > 0 ? [book.gladSteps] : book.steps);
  const sets = all
    .map((set) => filled(set, words).map(upperFirst))
    .filter((set, at) => set.length === all[at]?.length && set.every((it) => fits(it, STEP_WORDS) && !isSaid(it)));
  const steps = voice.chance.shuffle("steps", sets)[0] ?? [];
  const [last = voice.Name] = steps.slice(-1);
  const opening = fits(voice.hook, STEP_WORDS)
    ? voice.hook
    : namedIn(voice, voice.pains[0] ?? "", STEP_WORDS) || voice.Name;
  const between = enough(steps.slice(0, -1), count, voice, STEP_WORDS).filter((it) => it !== opening);
  return [opening, ...between.slice(0, Math.max(0, count - 2)), last];
}

/**
 * Two sides in turn. The hook opens if it can be sent as one message; the friend mentions the product in passing, and a longer chat ends
 * with a twist between the two, a shorter one with what comes of it.
 */
function chat(voice: BrandVoice, { chat: says, trade }: Phrasebook, count: number): string[] {
  const words = wordsOfJoke(voice);
  const opening = [voice.hook, ...filled(says.opening, words)].find((it) => fits(it, MESSAGE_WORDS)) ?? voice.Name;
  const isFriendLast = count % 2 === 0;
  const isNamed = opening.includes(voice.brand);
  const [lead, usual] = isNamed ? says.named.end : says.end;
  const twist = (isNamed && trade?.jokes.told) || usual;
  const isLed = isFriendLast && count >= LEAST_LED && lead !== "";
  const room = Math.max(0, count - (isLed ? 3 : 2));
  const three = inThreeWords(voice) ?? says.threeWords;
  const asked = { ...words, three, whole: inASentence(voice, says.inASentence, three) };
  const named = isNamed ? [says.named.talk.map((it) => filled([it], asked)[0] ?? null)] : [];
  const talks = [...named, ...says.talk.map((talk) => talk.map((it) => filled([it], words)[0] ?? null))].filter(
    (talk) => talk.slice(0, room).every((it) => fits(it, MESSAGE_WORDS)),
  );
  const between = (talks[0] ?? []).filter((it): it is string => fits(it, MESSAGE_WORDS)).slice(0, room);
  const told = naming(enough(between, room, voice, MESSAGE_WORDS), voice);
  const lasts = filled(isFriendLast ? says.last.friend : says.last.me, words).filter((it) => fits(it, MESSAGE_WORDS));
  const last = lasts[0] ?? voice.Name;
  return [opening, ...told, ...(isLed ? [lead, twist] : [last])].map(withoutEndOf);
}

/** A fact or an outcome of exactly three words, its article left out; null if there is none. No figure is a word. */
function inThreeWords({ points, gains, language, brand }: BrandVoice): string | null {
  const bare = [...points, ...gains].map((it) => inside(it, language, brand).replace(ARTICLE, ""));
  return bare.find((it) => wordCount(it) === 3 && !/\d/.test(it)) ?? null;
}

const ARTICLE = /^(?:an?|the|ein|eine|einen|der|die|das|un|una|une|el|la|los|las|le|les|des)\s+/i;

/** The first fact that makes a sentence with a verb in one message; with `usual`, where none tells how it would be said. Not what is `said` already. */
function inASentence(voice: BrandVoice, usual: string, said: string): string {
  const { points, gains, Name, language, brand, words } = voice;
  const facts = [...points, ...gains].filter((it) => !saysTheSame(it, said));
  const aloud = facts.map((it) => factAloud(it, Name, voice)).find((it) => it !== null && fits(it, MESSAGE_WORDS));
  const told = facts.flatMap((it) => filled([usual], { ...words, p: inside(it, language, brand) }));
  return aloud ?? told.find((it) => fits(it, MESSAGE_WORDS)) ?? "";
}

/** In a shorter chat, nothing could be asked before its end. */
const LEAST_LED = 6;

/** The friend mentions the product in the third message between, as friends do. */
function naming(between: readonly string[], { brand }: BrandVoice): string[] {
  if (between.length === 0 || between.some((it) => it.includes(brand))) return [...between];
  const at = Math.min(2, between.length - 1);
  return between.map((it, index) => (index === at ? `${brand}?` : it));
}

const withoutEndOf = (message: string): string => (/[?!…”“»"]$/.test(message) ? message : withoutEnd(message));
