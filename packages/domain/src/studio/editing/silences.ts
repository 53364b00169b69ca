import type { SpokenWord } from "../creation/media.ts";
import type { FileRange } from "./cut-ranges.ts";

/** A pause between words counts as silence from this length on, in ms; the breath that is left at each side. Our own choice. */
const [SILENCE_MS, BREATH_MS] = [600, 150];

/** Sounds that speakers make while they think, in the languages in which we write. Words that mean something are none. */
const FILLERS = new Set(
  "um umm uh uhh uhm erm er hmm mm mhm äh ähm öh öhm hm euh heu ehm eeh em eh ehh hum ahn".split(" "),
);

/**
 * The silences in a part of a file: pauses between its words, and before the first and after the last. The breath around
 * words is kept. Nothing is silent where no word is known.
 */
export function silencesIn(words: readonly SpokenWord[], within: FileRange): FileRange[] {
  const heard = words.filter(({ startMs, endMs }) => endMs > within.fromMs && startMs < within.toMs);
  if (heard.length === 0) return [];
  const starts = [...heard.map(({ startMs }) => startMs - BREATH_MS), within.toMs];
  const ends = [within.fromMs, ...heard.map(({ endMs }) => endMs + BREATH_MS)];
  return starts
    .map((toMs, at) => ({ fromMs: ends[at] ?? 0, toMs }))
    .filter(({ fromMs, toMs }) => toMs - fromMs >= SILENCE_MS - 2 * BREATH_MS);
}

/** The filler words in a part of a file, such as "um" and "äh", up to where the next word begins. */
export function fillersIn(words: readonly SpokenWord[], within: FileRange): FileRange[] {
  return words.flatMap(({ text, startMs, endMs }, at): FileRange[] => {
    const isFiller = FILLERS.has(text.toLowerCase().replace(/[^\p{L}]/gu, ""));
    if (!isFiller || startMs < within.fromMs || startMs >= within.toMs) return [];
    const nextMs = words[at + 1]?.startMs ?? endMs;
    return [{ fromMs: startMs, toMs: Math.max(endMs, Math.min(nextMs, endMs + BREATH_MS)) }];
  });
}
