import bidiFactory from "bidi-js";

/** A part of a line that is written in one direction; its text in reading order. */
export type DirectedRun = { text: string; rightToLeft: boolean };

const bidi = bidiFactory();

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Whether a text begins at the right: its first letter with a direction decides. */
export function readsFromRight(text: string): boolean {
  if (!RIGHT_TO_LEFT.test(text)) return false;
  return (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1;
}

/** The parts of a line from left to right as displayed. */
export function directedRuns(text: string): DirectedRun[] {
  if (!RIGHT_TO_LEFT.test(text)) return [{ text, rightToLeft: false }];
  const { levels } = bidi.getEmbeddingLevels(text);
  const runs: { text: string; level: number }[] = [];
  for (let i = 0; i < text.length; i++) {
    const level = levels[i] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += text[i];
    else runs.push({ text: text[i] ?? "", level });
  }
  return inVisualOrder(runs, ({ level }) => level).map((run) => ({ text: run.text, rightToLeft: run.level % 2 === 1 }));
}

/** The level of each word of a line: the one of its first letter with a direction. */
export function wordLevels(words: readonly string[], rightToLeft: boolean): number[] {
  const line = words.join(" ");
  if (!rightToLeft && !RIGHT_TO_LEFT.test(line)) return words.map(() => 0);
  const { levels } = bidi.getEmbeddingLevels(line, rightToLeft ? "rtl" : "ltr");
  let at = 0;
  return words.map((word) => {
    const level = levels[at + Math.max(0, word.search(/[\p{L}\p{N}]/u))] ?? 0;
    at += word.length + 1;
    return level;
  });
}

/**
 * Rule L2 of the Unicode bidirectional algorithm: from the highest level down, runs at that level or above are
 * reversed.
 */
export function inVisualOrder<Item>(items: readonly Item[], levelOf: (item: Item) => number): Item[] {
  let ordered = [...items];
  const highest = ordered.reduce((most, item) => Math.max(most, levelOf(item)), 0);
  for (let level = highest; level >= 1; level--) ordered = turned(ordered, (item) => levelOf(item) >= level);
  return ordered;
}

function turned<Item>(items: readonly Item[], turns: (item: Item) => boolean): Item[] {
  const result: Item[] = [];
  let run: Item[] = [];
  for (const item of items) {
    if (turns(item)) run.unshift(item);
    else {
      result.push(...run, item);
      run = [];
    }
  }
  return [...result, ...run];
}
