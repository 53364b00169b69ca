import type { Storyboard } from "@vignette/composition";
import { partVoice, type VariantSetView, type WrittenPart, withWritten } from "@vignette/domain/studio";
import { evenlyTimed } from "../evenly-timed.ts";
import type { ScriptAndStyle } from "../scene-input.ts";
import { withEmphasis } from "../spoken-emphasis.ts";

type Voice = NonNullable<Storyboard["voice"]>;
type Recording = Pick<VariantSetView["media"][number], "key" | "durationMs" | "words">;

/** The sound of a recording in a part; null if there is no speech. */
export type RecordedSpan = { src: string; fromMs: number; toMs: number };

/** A pause between two separate recordings, in ms. Our own choice. */
const BREATH_MS = 160;

/**
 * The voice of a creation with other words in one place, as if one recording spoke it all, and the recordings it
 * consists of.
 */
export type SpokenPart = { voice: Voice; heard: RecordedSpan | null };

/**
 * The voice for a written part: its own recording in its place, the creation's around it. If it is not recorded yet,
 * its words take their reading time in silence.
 */
export function voiceWithPart(
  part: WrittenPart,
  own: Voice,
  draft: ScriptAndStyle,
  media: VariantSetView["media"],
): SpokenPart {
  const script = withWritten(draft.script, part);
  const recorded = partVoice(media, part, draft);
  const recording: Recording = recorded ?? evenlyTimed(part.from.text);
  const joined = part.place === "hook" ? before(own, recording) : after(own, recording);
  const heard = recorded && { src: recorded.key, fromMs: 0, toMs: recorded.durationMs };
  return { voice: { ...joined, words: withEmphasis(joined.words, script) }, heard };
}

/** The recording, then the voice from its second beat on. */
function before(own: Voice, recording: Recording): Voice {
  const cut = own.beatStartsMs[1] ?? own.durationMs;
  const later = recording.durationMs + BREATH_MS - cut;
  return {
    ...own,
    durationMs: own.durationMs + later,
    words: [...recording.words, ...own.words.filter(({ startMs }) => startMs >= cut).map((word) => moved(word, later))],
    beatStartsMs: own.beatStartsMs.map((start, i) => (i === 0 ? 0 : start + later)),
  };
}

/** The voice up to its last beat, then the recording. */
function after(own: Voice, recording: Recording): Voice {
  const cut = own.beatStartsMs.at(-1) ?? own.durationMs;
  return {
    ...own,
    durationMs: cut + recording.durationMs,
    words: [...own.words.filter(({ startMs }) => startMs < cut), ...recording.words.map((word) => moved(word, cut))],
  };
}

const moved = <Word extends { startMs: number; endMs: number }>(word: Word, by: number): Word => ({
  ...word,
  startMs: word.startMs + by,
  endMs: word.endMs + by,
});
