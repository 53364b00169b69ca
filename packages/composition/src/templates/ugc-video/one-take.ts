import type { RecordedBeat, Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";

/**
 * The recording of the speaker, if there is something else to show with it: it then plays under all beats. A beat's own
 * recording wins over a presenter. Otherwise null.
 */
export function oneTake(
  { beats, speaker }: Pick<Storyboard, "beats" | "speaker">,
  others: readonly StoryboardBeat[] = beats,
): RecordedBeat | null {
  const take = ownTake(beats) ?? speaker;
  return take && others.some(({ media }) => media && media.src !== take.src) ? take : null;
}

/** The first recording that a beat shows. */
export const ownTake = (beats: readonly Pick<StoryboardBeat, "media">[]): RecordedBeat | null =>
  beats.flatMap(({ media }) => (media?.kind === "video" ? [media] : []))[0] ?? null;

/** What a presenter says from a time on; null without a presenter. */
export const speakerAt = ({ speaker }: Pick<Storyboard, "speaker">, startMs: number): RecordedBeat | null =>
  speaker && startMs < speaker.durationMs
    ? { ...speaker, trimMs: speaker.trimMs + startMs, durationMs: speaker.durationMs - startMs }
    : null;
