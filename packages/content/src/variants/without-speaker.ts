import type { Storyboard } from "@vignette/composition";
import { templateOf } from "@vignette/domain/studio";

type Media = Storyboard["beats"][number]["media"];

/** Whether a speaker is seen in a video: a presenter, or the clip of a look with a speaker. */
export const hasSpeakerIn = (storyboard: Storyboard): boolean =>
  templateOf(storyboard.kind, storyboard.template).hasSpeaker === true &&
  (storyboard.speaker !== undefined || storyboard.beats.some(({ media }) => media?.kind === "video"));

/**
 * A storyboard in which the beat at `place` says other words than the speaker was filmed or made with: a picture of
 * another beat is shown instead, so that no lips move to words that they do not say. Without a speaker it stays as it is.
 */
export function withoutSpeaker(storyboard: Storyboard, place: number): Storyboard {
  if (!hasSpeakerIn(storyboard)) return storyboard;
  const { speaker: _speaker, ...rest } = storyboard;
  const own = storyboard.beats.find(({ media }) => media?.kind === "video")?.media;
  const isSpeaker = (media: Media) => media !== null && media.src === own?.src;
  const others = storyboard.beats.flatMap(({ media }) => (media && !isSpeaker(media) ? [media] : []));
  const cutaway = others.find(({ kind }) => kind === "image") ?? others[0] ?? null;
  const beats = storyboard.beats.map((beat, at) =>
    isSpeaker(beat.media) || (at === place && beat.media === null) ? { ...beat, media: cutaway } : beat,
  );
  return { ...rest, beats };
}
