import type { CaptionWord } from "../../../scene/captions-clip.ts";
import type { RecordedBeat, StoryboardBeat } from "../../../storyboard/storyboard.ts";
import type { BeatTimes } from "../../beat-times.ts";
import { seenMedia } from "../seen-media.ts";

/**
 * The words spoken in the recordings of each beat, on the scene's clock: of the part that is shown, or of the one take
 * that plays under all beats. Words whose sound is muted are left out.
 */
export function saidWords(
  beats: readonly StoryboardBeat[],
  times: readonly BeatTimes[],
  take: RecordedBeat | null,
): CaptionWord[][] {
  if (take) return times.map((time) => heardIn(take, time, 0));
  const seen = seenMedia(times.map((time, i) => ({ ...time, media: beats[i]?.media ?? null })));
  return times.map((time, i) => {
    const it = seen[i];
    return it?.media.kind === "video" && !it.isBorrowed ? heardIn(it.media, time, time.startMs) : [];
  });
}

/** When the last word of a take ends, on the scene's clock; 0 if none is known. */
export function saidUntilMs(take: RecordedBeat): number {
  return Math.min(take.durationMs, Math.max(0, ...(take.said ?? []).map(({ endMs }) => endMs - take.trimMs)));
}

/** `fromMs`: where on the scene's clock the recording begins. Words of a repeated part are not repeated. */
function heardIn(
  { said = [], trimMs, durationMs, hasSound }: RecordedBeat,
  { startMs, endMs }: BeatTimes,
  fromMs: number,
): CaptionWord[] {
  if (!hasSound) return [];
  const untilMs = Math.min(endMs, fromMs + durationMs);
  return said
    .map((word) => ({ ...word, startMs: word.startMs - trimMs + fromMs, endMs: word.endMs - trimMs + fromMs }))
    .filter((word) => word.startMs >= startMs && word.startMs < untilMs)
    .map((word) => ({ ...word, endMs: Math.min(word.endMs, untilMs) }));
}
