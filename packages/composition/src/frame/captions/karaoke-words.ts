import { readsFromRight } from "../../text/bidi.ts";
import type { Primitive } from "../primitives/primitive.ts";
import { colorOf } from "../primitives/stage.ts";
import { type TextPrimitive, wordPrimitive } from "./caption-word.ts";
import { type ShownPage, type ShownWord, saidShare, shownWords } from "./shown-page.ts";

const SUNG = "#ffffff";

/**
 * *Karaoke*: each word fills with white, or with the accent where it is emphasized, over its own time, in reading
 * direction.
 */
export function karaokeWords(shown: ShownPage): Primitive[] {
  const words = shownWords(shown);
  const plain = words.map((word) => colored(shown, word));
  const sweeping = words.flatMap((word) => sweep(shown, word, words));
  return [...plain, ...sweeping];
}

function colored(shown: ShownPage, word: ShownWord): TextPrimitive {
  const unsung = wordPrimitive(shown, word);
  return saidShare(shown, word.index) === 1 ? { ...unsung, color: sungColor(shown, word) } : unsung;
}

function sungColor({ clip, page, stage }: ShownPage, { index }: ShownWord): string {
  return page.words[index]?.emphasis
    ? colorOf(stage.scene, clip.accent)
    : colorOf(stage.scene, clip.look?.color ?? SUNG);
}

/** The sung part of the word that is being spoken. Its parts fill one after the other. */
function sweep(shown: ShownPage, word: ShownWord, words: readonly ShownWord[]): Primitive[] {
  const said = saidShare(shown, word.index);
  if (said === 0 || said === 1) return [];
  const parts = words.filter(({ index }) => index === word.index);
  const total = parts.reduce((sum, { width }) => sum + width, 0);
  const before = parts.slice(0, parts.indexOf(word)).reduce((sum, { width }) => sum + width, 0);
  const w = Math.min(word.width, said * total - before);
  if (w <= 0) return [];
  const { ascent, descent } = shown.placed.layout.metrics;
  const { size } = shown.placed.layout.font;
  const x = readsFromRight(word.text) ? word.left + word.width - w : word.left;
  const clip = { x, y: word.y - (ascent + 0.1) * size, w, h: (ascent + descent + 0.2) * size };
  const sung = { ...wordPrimitive(shown, word), color: sungColor(shown, word), stroke: null };
  return [{ kind: "group", matrix: [1, 0, 0, 1, 0, 0], clip, children: [sung] }];
}
