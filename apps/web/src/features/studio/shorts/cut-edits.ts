import type { SpokenWord } from "@vignette/domain/studio";
import { type Cut, SHORT_MAX_MS, SHORT_MIN_MS } from "@vignette/domain/studio/shorts";
import { m } from "@vignette/messages";

/** A suggested cut as the user edits it. `focusX`: what stays in view of a wide clip, as `ShownFile` has it. */
export type EditedCut = Cut & { isTaken: boolean; focusX?: number | undefined };

/** When a cut begins and ends in the clip, in ms: a breath before its first word, and after its last. */
export function timesOf({ from, to }: Pick<Cut, "from" | "to">, words: readonly SpokenWord[]) {
  const [first, last] = [words[from], words[to - 1]];
  const fromMs = Math.max(words[from - 1]?.endMs ?? 0, (first?.startMs ?? 0) - BREATH_MS);
  const toMs = Math.min(words[to]?.startMs ?? Number.POSITIVE_INFINITY, (last?.endMs ?? 0) + BREATH_MS);
  return { fromMs: Math.max(0, Math.round(fromMs)), toMs: Math.round(toMs) };
}

/** Our own choice: a cut on the word sounds clipped. */
const BREATH_MS = 120;

/** A cut that begins or ends some words earlier or later; the same if it would leave the clip or be empty. */
export function moved(cut: EditedCut, end: "from" | "to", by: number, count: number): EditedCut {
  const next = { ...cut, [end]: cut[end] + by };
  return next.from >= 0 && next.to <= count && next.from < next.to ? next : cut;
}

/** What is wrong with a cut, as a sentence; null if it can be made. */
export function faultOf(cut: EditedCut, words: readonly SpokenWord[], clipMs: number): string | null {
  const { fromMs, toMs } = timesOf(cut, words);
  if (cut.hook.trim() === "") return m.create_write_a_hook();
  if (toMs - fromMs < SHORT_MIN_MS) return m.create_short_too_short();
  if (toMs - fromMs > SHORT_MAX_MS) return m.create_short_too_long();
  return toMs > clipMs + 1000 ? m.create_short_ends_after_clip() : null;
}
