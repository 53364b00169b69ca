import type { SpokenWord } from "@vignette/domain/studio";

/** A subtitle: up to two lines of text, in ms from the start of the video. */
export type Cue = { startMs: number; endMs: number; lines: string[] };

/**
 * Two lines of 42 characters, for 5/6 to 7 s.
 * Source: https://partnerhelp.netflixstudios.com/hc/en-us/articles/215758617-Timed-Text-Style-Guide-General-Requirements
 */
const [LINE_MAX, LINES_MAX, CUE_MIN, CUE_MAX] = [42, 2, 833, 7000];

/** A silence that ends a cue, in ms. Our own choice. */
const PAUSE = 700;

/** Spoken words as cues. A cue ends with its sentence, at a pause, or when it is full. */
export function cuesOf(words: readonly SpokenWord[]): Cue[] {
  const groups: (typeof words)[number][][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const [first] = group ?? [];
    const isOpen =
      before &&
      first &&
      !ENDS_SENTENCE.test(before.text) &&
      word.startMs - before.endMs < PAUSE &&
      word.endMs - first.startMs <= CUE_MAX &&
      linesOf([...(group ?? []), word].map(({ text }) => text)).length <= LINES_MAX;
    if (isOpen) group?.push(word);
    else groups.push([word]);
  }
  return groups.map((group, index) => {
    const startMs = group[0]?.startMs ?? 0;
    // A short one stays until it can be read, or until the next one starts.
    const readMs = Math.min(startMs + CUE_MIN, groups[index + 1]?.[0]?.startMs ?? Number.POSITIVE_INFINITY);
    const endMs = Math.max(group.at(-1)?.endMs ?? 0, readMs);
    const lines = linesOf(group.map(({ text }) => text));
    return { startMs: Math.round(startMs), endMs: Math.round(endMs), lines };
  });
}

const ENDS_SENTENCE = /[.!?…。！？]["”’»]?$/u;

/** One line if the words fit; otherwise lines of about the same length. */
function linesOf(words: readonly string[]): string[] {
  const all = words.join(" ");
  if (all.length <= LINE_MAX) return [all];
  const half = Math.max(Math.ceil(all.length / LINES_MAX), 1);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const limit = lines.length < LINES_MAX ? Math.min(half + word.length / 2, LINE_MAX) : LINE_MAX;
    if (last !== undefined && last.length + 1 + word.length <= limit) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
