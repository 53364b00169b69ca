import type { MaybeLine } from "../choose-line.ts";
import type { Lines, Topic } from "../lines/lines.ts";
import type { BrandVoice } from "../voice.ts";
import {
  phraseWithin,
  sentence,
  upperFirst,
  wholeWithin,
  within,
  withoutEnd,
  withoutSubject,
  wordCount,
} from "../words.ts";
import { scriptFigures } from "./figures.ts";
import { phraseOf, type ScriptStep } from "./steps.ts";

/** Word counts of a spoken hook, of a beat, and of text on screen. Source: docs/content.md#hooks, #words-on-screen. */
export const HOOK_WORDS = 14;
export const BEAT_WORDS = 16;
const OVERLAY_WORDS = 6;

/** One of the lines that fits, by seed; else the first, cut where a phrase ends. */
export function oneOf(
  { chance }: BrandVoice,
  purpose: string,
  lines: readonly MaybeLine[],
  words = BEAT_WORDS,
): string {
  const sayable = lines.filter((it): it is string => typeof it === "string" && it.trim() !== "");
  const fitting = chance.shuffle(purpose, sayable).find((it) => wordCount(it) <= words);
  return sentence(fitting ?? phraseOf(sayable[0] ?? "", words));
}

/** The hook as text on screen: a question stays one. */
export const writtenHook = ({ hook }: BrandVoice): string => wholeWithin(hook, HOOK_WORDS).replace(/[\s.,;:]+$/, "");
export const spokenHook = ({ hook }: BrandVoice): string => sentence(wholeWithin(hook, HOOK_WORDS));

/** The text on screen while a line is spoken: at most six words that form a phrase, or "". */
export function overlayFor(voice: BrandVoice, { topic, told, said }: ScriptStep, line: string): string {
  const { pain, outcome, name, does } = voice;
  switch (topic) {
    case "pain":
      return short(pain?.thing, pain?.doing, pain?.plain);
    case "turn":
      return line === does[0] ? short(name) : short(outcome?.act, outcome?.thing, outcome?.doing, line);
    case "how":
      return short(withoutSubject(told, voice.Name), line);
    case "proof": {
      const [first] = scriptFigures(told);
      return first && first.thing !== "" ? `${first.figure} ${first.thing}` : short(told);
    }
    case "ask":
      return "";
    default:
      return short(
        ...said.slides.map(([title]) => title).filter((title) => line.startsWith(title) || said.slides.length === 1),
        line,
      );
  }
}

/** The first of the texts that can be said in few words; "" if none can, then captions say it all. */
export function short(...texts: (string | null | undefined)[]): string {
  const phrases = texts.map((text) => text && phraseWithin(withoutEnd(text), OVERLAY_WORDS));
  return upperFirst(withoutEnd(phrases.find((it) => it) ?? ""));
}

/** The last beat's line and title. */
export function asked(voice: BrandVoice, lines: Lines): { line: string; title: string } {
  const { spoken, slides } = lines.topic("ask", "", 0);
  const title = slides.map(([it]) => it).find((it) => it.includes(voice.name)) ?? "";
  return {
    line: oneOf(voice, "ask", spoken),
    title: wordCount(title) <= OVERLAY_WORDS ? withoutEnd(title) : voice.Name,
  };
}

/** The line, cut if it is too long. */
export const shortened = (line: string, words: number): string => sentence(within(line, words));

export const stepFor = (lines: Lines, topic: Topic, told = "", n = 0): ScriptStep => ({
  topic,
  told,
  said: lines.topic(topic, told, n),
});
