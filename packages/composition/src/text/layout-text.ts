import type { Face } from "../scene/text-clip.ts";
import { balanceLines, breakLines, breakWords, textOf, type WidthOf, widestWord } from "./break-lines.ts";
import { FACE_METRICS } from "./face-metrics.ts";
import type { Font, Measure } from "./font.ts";
import { type Word, wordsOf } from "./words.ts";

export type TextSpec = {
  text: string;
  phrase?: string | undefined;
  face: Face;
  weight: number;
  size: number;
  minSize: number;
  lineHeight: number;
  tracking?: number | undefined;
  maxLines?: number | undefined;
  caps?: boolean | undefined;
  /** What is left for letters, in px. */
  width: number;
  height: number;
};

/** `x` counts from the start of its line; `index` is the word's place in the whole text (pieces of one word share it). */
export type LaidWord = { text: string; index: number; x: number; width: number; marked: boolean };
export type LaidLine = { text: string; width: number; words: LaidWord[] };

/**
 * Lines of text at the size at which they fit. `fit` tells what it took: nothing, shrinking within the law,
 * breaking below the smallest lawful size, or cutting the end off.
 */
export type TextLayout = { font: Font; lines: LaidLine[]; height: number; fit: "full" | "shrunk" | "small" | "cut" };

/** Below this nobody reads it on a phone; better cut than print dust (our own choice). */
const FLOOR_PX = 24;
const STEP = 0.95;

/** Lays text out inside `width` × `height`. Never throws, whatever the text; empty text has no lines. */
export function layoutText(spec: TextSpec, measure: Measure): TextLayout {
  const words = keptTogether(wordsOf(spec.caps ? spec.text.toUpperCase() : spec.text, spec.phrase));
  for (let size = spec.size; size > spec.minSize; size *= STEP) {
    const layout = tryWhole(words, spec, fontAt(spec, size), measure);
    if (layout) return { ...layout, fit: size === spec.size ? "full" : "shrunk" };
  }
  const least = tryWhole(words, spec, fontAt(spec, spec.minSize), measure);
  if (least) return { ...least, fit: "shrunk" };

  for (let size = spec.minSize; size >= FLOOR_PX; size *= STEP) {
    const layout = tryBroken(words, spec, fontAt(spec, size), measure);
    if (layout) return { ...layout, fit: "small" };
  }
  return cutOff(words, spec, fontAt(spec, Math.min(FLOOR_PX, spec.size)), measure);
}

/** A short emphasised phrase is one thing to the eye and does not break between its words. */
const PHRASE_LETTERS = 14;

function keptTogether(words: Word[]): Word[] {
  const marked = words.filter((word) => word.marked);
  const text = marked.map((word) => word.text).join("\u00A0");
  const first = marked[0];
  const last = marked.at(-1);
  const breaksInside = marked.slice(0, -1).some((word) => word.breakAfter);
  if (!first || !last || first === last || text.length > PHRASE_LETTERS || breaksInside) return words;
  const phrase = { ...first, text, breakAfter: last.breakAfter };
  return words.flatMap((word) => (word === first ? [phrase] : word.marked ? [] : [word]));
}

function fontAt(spec: TextSpec, size: number): Font {
  const whole = Math.round(size);
  return { face: spec.face, weight: spec.weight, size: whole, tracking: (spec.tracking ?? 0) * whole };
}

function tryWhole(words: Word[], spec: TextSpec, font: Font, measure: Measure) {
  const widthOf = (text: string) => measure(text, font);
  if (widestWord(words, widthOf) > spec.width) return null;
  return laidIfTheyFit(balanceLines(words, spec.width, widthOf), spec, font, widthOf);
}

function tryBroken(words: Word[], spec: TextSpec, font: Font, measure: Measure) {
  const widthOf = (text: string) => measure(text, font);
  return laidIfTheyFit(balanceLines(breakWords(words, spec.width, widthOf), spec.width, widthOf), spec, font, widthOf);
}

function laidIfTheyFit(lines: Word[][], spec: TextSpec, font: Font, widthOf: WidthOf) {
  const height = blockHeight(lines.length, spec.lineHeight, font);
  if (height > spec.height || lines.length > (spec.maxLines ?? Number.POSITIVE_INFINITY)) return null;
  return { font, height, lines: lines.map((line) => laidLine(line, widthOf)) };
}

/** From the top of accents on the first line to the descenders of the last. */
export function blockHeight(lines: number, lineHeight: number, font: Font): number {
  if (lines === 0) return 0;
  const { ascent, descent } = FACE_METRICS[font.face];
  return (ascent + descent + (lines - 1) * lineHeight) * font.size;
}

function cutOff(words: Word[], spec: TextSpec, font: Font, measure: Measure): TextLayout {
  const widthOf = (text: string) => measure(text, font);
  const all = breakLines(breakWords(words, spec.width, widthOf), spec.width, widthOf);
  const most = Math.max(0, Math.floor((spec.height / font.size - 1.2) / spec.lineHeight) + 1);
  const lines = all.slice(0, Math.min(most, spec.maxLines ?? most)).map((line) => laidLine(line, widthOf));
  const kept = lines.filter((line) => line.width <= spec.width);
  const last = kept.at(-1);
  if (last && all.length > kept.length) shortenWithDots(last, spec.width, widthOf);
  return { font, lines: kept, height: blockHeight(kept.length, spec.lineHeight, font), fit: "cut" };
}

function shortenWithDots(line: LaidLine, width: number, widthOf: WidthOf): void {
  const letters = Array.from(line.text);
  while (letters.length > 0 && widthOf(`${letters.join("")}…`) > width) letters.pop();
  line.text = `${letters.join("").trimEnd()}…`;
  line.width = Math.min(width, widthOf(line.text));
  line.words = [{ text: line.text, index: line.words[0]?.index ?? 0, x: 0, width: line.width, marked: false }];
}

function laidLine(words: readonly Word[], widthOf: WidthOf): LaidLine {
  const text = textOf(words);
  const laid = words.map((word, i) => {
    const before = textOf(words.slice(0, i));
    const x = before === "" ? 0 : widthOf(`${before} `);
    return { text: word.text, index: word.index, x, width: widthOf(word.text), marked: word.marked };
  });
  return { text, width: widthOf(text), words: laid };
}
