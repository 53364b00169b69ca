import { speakerOf, thing } from "@vignette/domain/objects";
import type { Pair } from "../../choose-line.ts";
import { label, shared, stemsOf } from "../../material/fragment.ts";
import { fill, filled, type Words } from "../../phrases/fill.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { colonIn, withoutEnd, wordCount } from "../../words.ts";

/** Words that a meme has room for. Source: docs/content.md#meme-image. */
export const SETUP_WORDS = 9;
const TURN_WORDS = 7;

/** A setup and its turn: the hook if it is short enough to be one, else a joke about what hurts. */
export function jokeFor(voice: BrandVoice, book: Phrasebook, template: string): Pair {
  const { hook, chance, Name } = voice;
  const words = wordsOfJoke(voice);
  if (wordCount(hook) <= SETUP_WORDS + 3) {
    const form = formIn(voice, template);
    const own = turnsOfTrade(voice, book, template);
    // "POV: you …" is seen by you, and "Me: …" by me: one joke has one of them.
    const isMixed = (turn: string) => POV.test(hook) && ME.test(turn);
    const [turns, others] = [own ?? book.turns[form], book.turns.other].map((lines) =>
      filled(lines, words).filter((it) => fits(it, TURN_WORDS) && !repeats(it, hook) && !isMixed(it)),
    );
    return [hook, (own ? turns : chance.shuffle("turn", turns ?? []))?.[0] ?? others?.[0] ?? Name];
  }
  const [turnOfTrade] = turnsOfTrade(voice, book, template) ?? [];
  const jokes = book.jokes.flatMap(([a, b]): Pair[] => {
    const turn = turnOfTrade ?? fill(b, words);
    return turn !== null && fits(a, SETUP_WORDS) && fits(turn, TURN_WORDS) ? [[a, turn]] : [];
  });
  return chance.shuffle("joke", jokes)[0] ?? [label(voice.pains[0] ?? "", SETUP_WORDS, voice.language) ?? Name, Name];
}

const POV = /^pov\b/i;
const ME = /^(?:me|my|ich|mein|meine|yo|mi|mis|moi|mon|ma|mes)(?!\p{L})/iu;

/** Between the lines of this look is the product's own picture: there it may only win, but for an excuse over a photo of what comes of it. */
function formIn(voice: BrandVoice, template: string): keyof Phrasebook["turns"] {
  const form = formOf(voice);
  const isExcuse = form === "quote" && voice.photos.some(({ isBefore }) => isBefore);
  return template === "top-bottom" && !isExcuse ? "gain" : form;
}

/** What its trade would answer, in each look with another line first; in another take, by chance. A first day has a later one. */
function turnsOfTrade(voice: BrandVoice, { trade }: Phrasebook, template: string): readonly string[] | null {
  if (!trade) return null;
  const form = formIn(voice, template);
  if (form === "day") return [trade.jokes.later];
  const lines = trade.jokes[form === "gain" ? "glad" : "sorry"];
  if (voice.take > 0) return voice.chance.shuffle("turn", lines);
  const first = Math.max(0, LOOKS.indexOf(template)) % lines.length;
  const inOrder = [...lines.slice(first), ...lines.slice(0, first)];
  return DRAWN.has(template) ? [...inOrder.filter(isDrawable), ...inOrder.filter((it) => !isDrawable(it))] : inOrder;
}

/** Looks that are drawn: a line about what cannot be drawn comes last. */
const DRAWN: ReadonlySet<string> = new Set(["boiled-drawing", "panels"]);

const isDrawable = (line: string): boolean => speakerOf(line) !== undefined || thing(line) !== undefined;

/** The first line tells of things that a drawing piles up. */
const LOOKS = ["boiled-drawing", "panels", "top-bottom", "caption-above"];

/** Whether a turn tells what its setup has told: two words are in both. */
const repeats = (turn: string, setup: string): boolean => shared(turn, setup) > 1;

/** The joke is about the pain that its hook speaks of, or the gain. */
export function wordsOfJoke({ hook, pains, words, language }: BrandVoice): Words {
  const named = pains.flatMap((it, at) => {
    const short = (at === 0 && words.l) || label(it, 5, language);
    return short ? [{ short, common: shared(it, hook) }] : [];
  });
  const [first, second] = named.toSorted((a, b) => b.common - a.common).map(({ short }) => withoutEnd(short));
  const lower = (text: string | undefined) =>
    text === undefined ? "" : language === "de" ? text : text.charAt(0).toLowerCase() + text.slice(1);
  const l = lower(first) || (words.l ?? "");
  const other = lower(second) || (words.m ?? "");
  const pet = PET.exec([hook, ...pains].join(" "))?.[0].toLowerCase() ?? "";
  return { ...words, l, m: other.toLowerCase() === l.toLowerCase() ? "" : other, pet };
}

/** Who lives with the reader. */
const PET = /(?<!\p{L})(?:cat|dog|gato|perro|chat|chien)(?!\p{L})/iu;

/** The state before, and what hurts in it, unless the hook says so already. */
export function painBefore(voice: BrandVoice, before: string): string {
  const { l = "" } = wordsOfJoke({ ...voice, hook: "" });
  const hook = voice.hook.toLowerCase();
  const isSaid = hook.includes(l.toLowerCase()) || hook.startsWith(`${before.toLowerCase()}:`);
  return isSaid ? before : hurtBefore(voice, before);
}

/** The state before, and what hurts in it: a half that no photo shows says it in large words. */
export function hurtBefore(voice: BrandVoice, before: string): string {
  const { l = "" } = wordsOfJoke({ ...voice, hook: "" });
  return l === "" || wordCount(l) > PAIN_WORDS ? before : `${before}${colonIn(voice.language)} ${l}`;
}

const PAIN_WORDS = 5;

/** How a hook opens a joke, so that the second line answers it. */
export function formOf({ hook, pains, gains }: BrandVoice): keyof Phrasebook["turns"] {
  if (/^[“"„«].*[”"“»]$/u.test(hook.trim())) return "quote";
  const common = (texts: readonly string[]) => Math.max(0, ...texts.map((it) => shared(it, hook)));
  const [hurts, gained] = [common(pains), common(gains)];
  if (
    gained > hurts ||
    /\b(finally|want to|no more|rid of|day 1 without|endlich|nie wieder|por fin|nunca más|enfin|plus jamais)\b/i.test(
      hook,
    )
  )
    return "gain";
  if (/^(?:day|tag|día|jour) 1\b/i.test(hook)) return "day";
  if (/\?["”“»’)]*$/.test(hook)) return "question";
  if (/^(pov|when|me\b|wenn|ich\b|cuando|yo\b|quand|moi\b)/i.test(hook)) return hurts > 1 ? "pain" : "scene";
  return hurts > 0 && stemsOf(hook).length > 0 ? "pain" : "other";
}

export const fits = (line: unknown, words: number): line is string =>
  typeof line === "string" && line !== "" && wordCount(line) <= words;
