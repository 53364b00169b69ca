import { type FileRange, fillersIn, type SpokenWord, silencesIn } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { decimalText } from "../../shared/formats.ts";

/** What can be cut out of a clip or a recording without listening through it. */
export type Cuttable = "silences" | "fillers";

/** The pauses or the filler words in a part of a file. Says so where there are none. */
export function foundCuts(what: Cuttable, words: readonly SpokenWord[], within: FileRange): FileRange[] {
  const ranges = what === "silences" ? silencesIn(words, within) : fillersIn(words, within);
  if (ranges.length === 0)
    notify({ title: what === "silences" ? m.timeline_no_pauses() : m.timeline_no_filler_words() });
  return ranges;
}

/** Says how much was cut. */
export function sayCut(what: Cuttable, ranges: readonly FileRange[]): void {
  const count = ranges.length;
  const seconds = decimalText(ranges.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0) / 1000);
  const title =
    what === "silences" ? m.timeline_pauses_cut({ count, seconds }) : m.timeline_filler_words_cut({ count, seconds });
  notify({ kind: "success", title });
}
