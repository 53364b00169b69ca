import type { Primitive } from "../primitives/primitive.ts";
import { wordPrimitive } from "./caption-word.ts";
import { type ShownPage, type ShownWord, shownWords } from "./shown-page.ts";

/** *Typewriter*: words appear whole in time with the voice, followed by a block. */
export const typedWords = (shown: ShownPage): Primitive[] => typed(shown).map((word) => wordPrimitive(shown, word));

/** The words that the voice has begun; the first one appears together with its page. Half a word reads as a stutter. */
export function typed(shown: ShownPage): ShownWord[] {
  const { page, stage } = shown;
  return shownWords(shown).filter(({ index }) => index === 0 || (page.words[index]?.startMs ?? 0) <= stage.t);
}
