import type { Typeface } from "@vignette/domain/studio/catalogue";
import { betterBreaks, firstFit, STEP } from "./better-breaks.ts";
import { readsFromRight } from "./bidi.ts";
import { breakLines, breakWords, type SizedWord, sized, type Widths, widestUnit } from "./break-lines.ts";
import { type EvenLines, evenLines } from "./even-lines.ts";
import { type FaceMetrics, lineMetrics } from "./face-metrics.ts";
import type { Font, Measure } from "./font.ts";
import { holdable } from "./holdable.ts";
import { hyphenateWords } from "./hyphenate-words.ts";
import { inkWidth, type LaidLine, laidLine } from "./laid-line.ts";
import { lettersOf } from "./letters.ts";
import { inNames } from "./names.ts";
import { type Word, wordsOf } from "./words.ts";

export type TextSpec = {
  text: string;
  phrase?: string | undefined;
  /** The phrase is set in italics. */
  italicPhrase?: boolean | undefined;
  face: Typeface;
  weight: number;
  size: number;
  minSize: number;
  lineHeight: number;
  tracking?: number | undefined;
  /** Extra space between words, as a multiple of the size. */
  wordSpace?: number | undefined;
  /** Space between the phrase and a comma or a full stop after it, as a multiple of the size. */
  stopSpace?: number | undefined;
  maxLines?: number | undefined;
  /** One size with others that come in its place, as pages of captions: no smaller for better breaks. */
  isSteady?: boolean | undefined;
  caps?: boolean | undefined;
  /** For hyphenation, such as `de`; absent: long words shrink, and break anywhere when nothing else helps. */
  language?: string | undefined;
  /** The width that is left for letters, in px. */
  width: number;
  height: number;
};

/**
 * Lines of text at the size at which they fit. `fit` reports what was necessary: nothing, shrinking or hyphens within the
 * law, breaking below the smallest lawful size, or cutting off the end.
 */
export type TextLayout = {
  font: Font;
  metrics: FaceMetrics;
  /** The text begins at the right. */
  rightToLeft: boolean;
  lines: LaidLine[];
  height: number;
  fit: "full" | "shrunk" | "small" | "cut";
};

/** Smaller text is unreadable on a phone; cutting it is better (our own choice). */
const FLOOR_PX = 24;
/** Down to this share of its size a text is kept without hyphens; then large and hyphenated is better (our own choice). */
const WHOLE_DOWN_TO = 0.75;
/** The same for a single word, which is often a name: a hyphen would stand out more than the smaller size (our own choice). */
const ONE_WORD_WHOLE_DOWN_TO = 0.5;

/** Lays text out inside `width` × `height`. Never throws, for any text; empty text has no lines. */
export function layoutText(spec: TextSpec, measure: Measure): TextLayout {
  const text = spec.caps ? spec.text.toUpperCase() : spec.text;
  const page: Page = {
    spec,
    measure,
    ...wordsAndPhrase(gluedAs(spec, wordsOf(holdable(text, spec, FLOOR_PX), spec.phrase))),
    names: inNames(spec.text),
    metrics: lineMetrics(spec.face, text, measure),
    rightToLeft: readsFromRight(text),
  };
  const canHyphenate = measure.hyphenated !== undefined && spec.language !== undefined;
  const wholeDownTo = page.words.length === 1 ? ONE_WORD_WHOLE_DOWN_TO : WHOLE_DOWN_TO;
  const unbroken = canHyphenate ? Math.max(spec.minSize, spec.size * wholeDownTo) : spec.minSize;
  const whole = Math.min(spec.size, Math.max(unbroken, spec.size * WHOLE_DOWN_TO));
  const fitted =
    firstFit(spec.size, whole, (size) => tryWhole(page, size)) ??
    firstFit(spec.size, unbroken, (size) => tryWhole(torn(page), size) ?? tryWhole(page, size));
  const hyphened =
    !fitted && canHyphenate && firstFit(spec.size, spec.minSize, (size) => tryHyphenated(torn(page), size));
  const found = fitted ?? (hyphened || null);
  if (found) {
    const { torn: _, ...best } = betterBreaks(found, spec, (size, more) => {
      const laid = tryWhole(page, size, more);
      return laid ?? (fitted === null && more === 0 ? tryHyphenated(page, size) : null);
    });
    return { ...best, fit: fitted && best.font.size === Math.round(spec.size) ? "full" : "shrunk" };
  }

  for (let size = spec.minSize; size >= FLOOR_PX; size *= STEP) {
    const layout = tryBroken(page, size);
    if (layout) {
      const { torn: _, ...small } = layout;
      return { ...small, fit: "small" };
    }
  }
  return cutOff(page, Math.min(FLOOR_PX, spec.size));
}

/** In capitals, names keep their numbers all the same: "TERN 2" is not known as one any more. */
function gluedAs({ text, caps }: TextSpec, words: Word[]): Word[] {
  const plain = caps ? wordsOf(text) : words;
  return plain.length === words.length ? words.map((word, i) => ({ ...word, glued: plain[i]?.glued ?? false })) : words;
}

/** `separate`: the words, of which a short marked phrase counts as one in `words`. */
type Page = {
  words: Word[];
  separate: Word[];
  /** The words that go on with a name, by their index. */
  names: ReadonlySet<number>;
  spec: TextSpec;
  measure: Measure;
  metrics: FaceMetrics;
  rightToLeft: boolean;
};

/** Words that are much larger than their lines allow a phrase to be: it breaks between its words after all. */
const torn = (page: Page): Page => ({ ...page, words: page.separate });

/** A short emphasized phrase is kept together: it does not break between its words. */
const PHRASE_LETTERS = 14;

const wordsAndPhrase = (separate: Word[]) => ({ separate, words: keptTogether(separate) });

function keptTogether(words: Word[]): Word[] {
  const marked = words.filter((word) => word.marked);
  const text = marked.map((word, i) => (i > 0 && !word.joined ? `\u00A0${word.text}` : word.text)).join("");
  const first = marked[0];
  const last = marked.at(-1);
  const breaksInside = marked.slice(0, -1).some((word) => word.breakAfter);
  if (!first || !last || first === last || text.length > PHRASE_LETTERS || breaksInside) return words;
  const phrase = { ...first, text, breakAfter: last.breakAfter };
  return words.flatMap((word) => (word === first ? [phrase] : word.marked ? [] : [word]));
}

function fontAt({ face, weight, tracking = 0 }: TextSpec, size: number): Font {
  const whole = Math.max(1, Math.round(size));
  return { face, weight, size: whole, tracking: tracking * whole };
}

/** Words of an italic phrase are measured as they will be drawn. */
function widthsAt({ spec, measure }: Page, font: Font): Widths {
  const italic = { ...font, italic: true };
  const fontOf = (word: Word) => (spec.italicPhrase && word.marked ? italic : font);
  return {
    of: (word, text) => measure(text, fontOf(word)),
    overhang: (word) => measure.overhang?.(word.text, fontOf(word)) ?? { left: 0, right: 0 },
    space: measure(" ", font) + (spec.wordSpace ?? 0) * font.size,
    stop: (spec.stopSpace ?? 0) * font.size,
  };
}

type Tried = Omit<TextLayout, "fit"> & Pick<EvenLines, "torn">;

/** A phrase breaks between its words where that tears less, or would leave a letter alone. */
function tryWhole(page: Page, size: number, more = 0): Tried | null {
  const kept = tryWords(page, size, more);
  if (page.words === page.separate) return kept;
  const isLonely = kept?.lines.some(({ text }) => text.length <= LONELY_LETTERS);
  if (!isLonely && (kept?.torn ?? 0) <= PHRASE_TORN) return kept;
  const parted = tryWords(torn(page), size, more);
  if (!kept || !parted || isLonely) return kept && (parted ?? kept);
  return parted.torn + PHRASE_TORN < kept.torn ? { ...parted, torn: parted.torn + PHRASE_TORN } : kept;
}

/** What a break between the words of a phrase tears, as a share of its size. Our own choice. */
const PHRASE_TORN = 0.16;

function tryWords(page: Page, size: number, more: number): Tried | null {
  const font = fontAt(page.spec, size);
  const widths = widthsAt(page, font);
  const words = sized(page.words, widths);
  if (widestUnit(words, widths.space) > page.spec.width) return null;
  return laidIfTheyFit(setIn(page, words, page.spec.width, widths, more), page, font, widths);
}

/** "A" or "the" alone on a line above a phrase that is kept together looks like a slip. Our own choice. */
const LONELY_LETTERS = 3;

/** Long words are broken with a hyphen; null where none helps. */
function tryHyphenated(page: Page, size: number) {
  const { spec, measure } = page;
  const font = fontAt(spec, size);
  const widths = widthsAt(page, font);
  const hyphenate = (word: string) => measure.hyphenated?.(word, spec.language) ?? [word];
  const words = hyphenateWords(sized(page.words, widths), spec.width, widths, hyphenate);
  if (!words || widestUnit(words, widths.space) > spec.width) return null;
  return laidIfTheyFit(setIn(page, words, spec.width, widths), page, font, widths);
}

/** No letter overhangs by more than this, in em: pieces of words are cut so that there is room for it. */
const SLACK_EM = 0.25;

const brokenWidth = ({ spec }: Page, size: number) => Math.max(1, spec.width - SLACK_EM * size);

function tryBroken(page: Page, size: number) {
  const font = fontAt(page.spec, size);
  const widths = widthsAt(page, font);
  const width = brokenWidth(page, size);
  const words = breakWords(sized(page.words, widths), width, widths);
  return laidIfTheyFit(setIn(page, words, width, widths), page, font, widths);
}

const setIn = ({ names }: Page, words: readonly SizedWord[], width: number, { space }: Widths, more = 0): EvenLines =>
  evenLines(words, { width, space, names, more });

function laidIfTheyFit({ lines, torn }: EvenLines, page: Page, font: Font, widths: Widths): Tried | null {
  const { spec, metrics, rightToLeft } = page;
  const height = blockHeight(lines.length, spec.lineHeight, font.size, metrics);
  if (height > spec.height || lines.length > (spec.maxLines ?? Number.POSITIVE_INFINITY)) return null;
  const laid = lines.map((line) => laidLine(line, widths, rightToLeft));
  if (laid.some((line) => inkWidth(line) > spec.width)) return null;
  return { font, metrics, rightToLeft, height, lines: laid, torn };
}

/** From the highest mark on the first line to the lowest under the last, in px. */
export function blockHeight(lines: number, lineHeight: number, size: number, metrics: FaceMetrics): number {
  if (lines === 0) return 0;
  return (metrics.ascent + metrics.descent + (lines - 1) * lineHeight) * size;
}

function cutOff(page: Page, size: number): TextLayout {
  const { spec, metrics, rightToLeft } = page;
  const font = fontAt(spec, size);
  const widths = widthsAt(page, font);
  const width = brokenWidth(page, size);
  const all = breakLines(breakWords(sized(page.words, widths), width, widths), width, widths.space);
  const most = Math.max(
    0,
    Math.floor((spec.height / font.size - metrics.ascent - metrics.descent) / spec.lineHeight) + 1,
  );
  const fitting = all.slice(0, Math.min(most, spec.maxLines ?? most));
  const lines = fitting
    .map((line) => laidLine(line, widths, rightToLeft))
    .filter((line) => inkWidth(line) <= spec.width);
  const last = lines.at(-1);
  if (last && all.length > lines.length) shortenWithDots(last, width, (text) => page.measure(text, font));
  const height = blockHeight(lines.length, spec.lineHeight, font.size, metrics);
  return { font, metrics, rightToLeft, lines, height, fit: "cut" };
}

function shortenWithDots(line: LaidLine, width: number, widthOf: (text: string) => number): void {
  const letters = lettersOf(line.text);
  while (letters.length > 0 && widthOf(`${letters.join("")}…`) > width) letters.pop();
  line.text = `${letters.join("").trimEnd()}…`;
  line.width = Math.min(width, widthOf(line.text));
  line.words = [{ text: line.text, index: line.words[0]?.index ?? 0, x: 0, width: line.width, marked: false }];
}
