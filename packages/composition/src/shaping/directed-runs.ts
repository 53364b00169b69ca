import bidiFactory from "bidi-js";

export type DirectedRun = { text: string; rightToLeft: boolean };

const bidi = bidiFactory();

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The parts of a line from left to right as they are seen, each of one direction; their text in reading order. */
export function directedRuns(text: string): DirectedRun[] {
  if (!RIGHT_TO_LEFT.test(text)) return [{ text, rightToLeft: false }];
  const levels = bidi.getEmbeddingLevels(text).levels;
  const runs: { text: string; level: number }[] = [];
  for (let i = 0; i < text.length; i++) {
    const level = levels[i] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += text[i];
    else runs.push({ text: text[i] ?? "", level });
  }
  return inVisualOrder(runs, ({ level }) => level).map((run) => ({ text: run.text, rightToLeft: run.level % 2 === 1 }));
}

/** Rule L2 of the Unicode bidirectional algorithm for whole runs: from the highest level down, what is above it turns round. */
function inVisualOrder<Item>(items: readonly Item[], levelOf: (item: Item) => number): Item[] {
  const ordered = [...items];
  const highest = Math.max(0, ...ordered.map(levelOf));
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while (end < ordered.length && levelOf(ordered[end] as Item) >= level) end++;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}
