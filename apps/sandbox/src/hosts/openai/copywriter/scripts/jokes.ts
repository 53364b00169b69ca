import type { Joke, Lines } from "../lines/lines.ts";
import type { BrandVoice } from "../voice.ts";
import { upperFirst, withoutEnd, wordCount } from "../words.ts";
import { phraseOf } from "./steps.ts";

/** Words that a meme has room for. Source: docs/content.md#meme-image. */
export const SETUP_WORDS = 9;
export const TURN_WORDS = 7;

/** A setup and its turn: the hook if it is short enough to be one, else a joke about what hurts. */
export function jokeFor(voice: BrandVoice, lines: Lines): Joke {
  if (wordCount(voice.hook) <= SETUP_WORDS) {
    const turns = lines.turns(voice.hook).filter((it): it is string => fits(it, TURN_WORDS));
    const turn = voice.chance.shuffle("turn", turns)[0];
    return [voice.hook, turn ?? phraseOf(`${voice.Name}.`, TURN_WORDS)];
  }
  const jokes = lines.jokes.filter(
    (it): it is Joke => it !== null && fits(it[0], SETUP_WORDS) && fits(it[1], TURN_WORDS),
  );
  const [setup, turn] = voice.chance.shuffle("joke", jokes)[0] ?? [voice.hook, `${voice.Name}.`];
  return [phraseOf(setup, SETUP_WORDS), phraseOf(turn, TURN_WORDS)];
}

/** The whole joke in one line: the hook with its turn if that fits, else a line of its own. */
export function oneLiner(voice: BrandVoice, lines: Lines, words: number): string {
  const joke = jokeFor(voice, lines);
  const own = lines.oneLiners.filter((it): it is string => fits(it, words));
  const both = `${withStop(joke[0])} ${joke[1]}`;
  if (joke[0] === voice.hook && wordCount(both) <= words) return both;
  return voice.chance.shuffle("one-liner", own)[0] ?? phraseOf(both, words);
}

export const fits = (line: unknown, words: number): line is string =>
  typeof line === "string" && line !== "" && wordCount(line) <= words;

const withStop = (text: string): string => (/[.!?…:]["”’)]*$/.test(text) ? text : `${upperFirst(withoutEnd(text))}.`);
