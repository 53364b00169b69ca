import { sentence, upperFirst, wordCount, wordsIn } from "../words.ts";

/** A figure as it is written, what it counts in a word or two, and the sentence that says it. */
export type ScriptFigure = { figure: string; thing: string; told: string };

const FIGURE =
  /([$€£]?\d[\d.,]*(?:\s\d{3})*(?:\s?[%×+€$£])?)(?:\s(?:of|out of|von|sur|de)\s\d+)?(?:\s+(\p{L}[\p{L}-]*))?/gu;

/** The figures of a text that stand for themselves. A date or a range is left alone. */
export function scriptFigures(text: string): ScriptFigure[] {
  return [...text.matchAll(FIGURE)].flatMap(([, figure = "", thing = ""]) => {
    const plain = figure.replace(/[.,\s]+$/, "");
    const touches = new RegExp(`[\\d\\p{L}/:–-]${escaped(plain)}|${escaped(plain)}[/:–-]?\\d`, "u").test(text);
    return touches ? [] : [{ figure: plain, thing, told: sentence(text) }];
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The word that carries a text: its longest that a slide can show large. */
export function keyword(text: string): string {
  const words = wordsIn(text).map((it) => it.replace(/[^\p{L}’'-]/gu, ""));
  const shown = words.filter((it) => it.length >= 3 && it.length <= LONGEST);
  const best = shown.toSorted((a, b) => b.length - a.length)[0] ?? words[0] ?? "";
  return wordCount(best) === 0 ? "" : `${upperFirst(best)}.`;
}

/** Letters that a slide shows at full size. Source: docs/content.md#faces. */
const LONGEST = 11;
