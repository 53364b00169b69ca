import { lettersOf } from "../../text/letters.ts";
import type { Primitive } from "../primitives/primitive.ts";
import { writtenFrom } from "../text/draw-text.ts";
import { wordPrimitive } from "./caption-word.ts";
import { type ShownPage, type ShownWord, saidShare, shownWords } from "./shown-page.ts";

/** The part of a word that is written by now. */
type TypedWord = ShownWord & { written: string };

/** *Typewriter*: letters appear in time with the voice, followed by a block. */
export function typedWords(shown: ShownPage): Primitive[] {
  const { placed, stage } = shown;
  return typed(shown).map((word) => ({
    ...wordPrimitive(shown, word),
    text: word.written,
    x: word.left - word.x + writtenFrom(word, word.written, placed.layout.font, stage.measure),
  }));
}

/** The words that are at least partly typed. The first letter appears together with its page. */
export function typed(shown: ShownPage): TypedWord[] {
  const words = shownWords(shown);
  return words.flatMap((word, i) => {
    const parts = words.filter(({ index }) => index === word.index);
    const total = parts.reduce((sum, { text }) => sum + lettersOf(text).length, 0);
    const before = parts.slice(0, parts.indexOf(word)).reduce((sum, { text }) => sum + lettersOf(text).length, 0);
    const letters = Math.max(i === 0 ? 1 : 0, Math.ceil(saidShare(shown, word.index) * total - before));
    const written = lettersOf(word.text).slice(0, Math.max(0, letters)).join("");
    return written === "" ? [] : [{ ...word, written }];
  });
}
