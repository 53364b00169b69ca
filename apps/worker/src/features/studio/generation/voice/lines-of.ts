import type { CreationVoice, SpokenWord } from "@vignette/domain/studio";
import { cutPcm, type Pcm, pcmLength } from "../../../../adapters/generation/wav.ts";

/** The sound of a line and its words, timed from the start of the line. */
export type SpokenLine = { pcm: Pcm; words: SpokenWord[] };

/**
 * Splits a recording into its lines, in the middle of the silence between two lines. Null if the words cannot be
 * assigned to lines: timings are estimated, or the number of transcribed words differs from the number of spoken ones.
 */
export function linesOf({ lines = [], words, timing }: CreationVoice, pcm: Pcm): Map<string, SpokenLine> | null {
  const counts = lines.map(wordsIn);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (timing === "estimated" || total === 0 || total !== words.length || counts.includes(0)) return null;
  const said = new Map<string, SpokenLine>();
  let first = 0;
  for (const [at, line] of lines.entries()) {
    const behind = first + (counts[at] ?? 0);
    const from = first === 0 ? 0 : between(words[first - 1], words[first]);
    const to = behind === words.length ? pcmLength(pcm) : between(words[behind - 1], words[behind]);
    const own = words.slice(first, behind).map((it) => ({ ...it, startMs: it.startMs - from, endMs: it.endMs - from }));
    said.set(line, { pcm: cutPcm(pcm, from, to), words: own });
    first = behind;
  }
  return said;
}

type Time = { startMs: number; endMs: number } | undefined;

const between = (before: Time, after: Time): number => ((before?.endMs ?? 0) + (after?.startMs ?? 0)) / 2;

/** A dash on its own is not spoken. */
const wordsIn = (line: string): number => line.split(/\s+/).filter((it) => /[\p{L}\p{N}]/u.test(it)).length;
