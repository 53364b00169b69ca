import type { BeatMedia, StoryboardBeat } from "../../storyboard/storyboard.ts";
import type { BeatTimes } from "../beat-times.ts";

/**
 * What a beat shows; `isBorrowed`: another beat's, because it has none of its own; `isUntitled`: no title stands over it, as over a
 * further part of a beat that was cut (`cutOnThoughts`); `isEnd`: a film ends with this photo, and with all that it shows.
 */
export type Seen = { media: BeatMedia; isBorrowed: boolean; isUntitled?: true; isEnd?: true };

type Shown = BeatTimes & Pick<StoryboardBeat, "media"> & { text?: string; part?: number; isLast?: boolean };

/**
 * What each beat shows: its own media, otherwise another beat's, null if there is none at all. A recording that is
 * shown again in the next beat continues. A recording with speech begins in its own beat: what is said there would be
 * lost in a beat that only borrows it.
 */
export function seenMedia(beats: readonly Shown[]): (Seen | null)[] {
  const known = beats.flatMap(({ media }) => media ?? []);
  let before: { media: BeatMedia; origin: BeatMedia; isBorrowed: boolean } | null = null;
  return beats.map(({ media: own, startMs, endMs, text, part, isLast }, index) => {
    const origin = own ?? known[index % Math.max(1, known.length)];
    if (!origin) return null;
    const isBorrowed = own === null;
    const beginsHere = before?.isBorrowed === true && !isBorrowed && speaks(origin);
    const media: BeatMedia = before && isSame(before.origin, origin) && !beginsHere ? before.media : origin;
    before = { origin, media: goneOn(media, endMs - startMs), isBorrowed };
    const isEnd = isLast === true && media.kind === "image" && !media.isGenerated;
    return { media, isBorrowed, ...((part || text === "") && { isUntitled: true }), ...(isEnd && { isEnd }) };
  });
}

/**
 * The beats with what their own recordings show of a clip that several beats in a row show: each plays on where the one
 * before ended. For looks that draw beats one by one.
 */
export function playedOn<Played extends BeatTimes & Pick<StoryboardBeat, "media">>(beats: readonly Played[]): Played[] {
  const seen = seenMedia(beats);
  return beats.map((beat, index) => {
    const media = seen[index]?.media;
    return beat.media && media ? { ...beat, media } : beat;
  });
}

const speaks = (media: BeatMedia): boolean => media.kind === "video" && media.hasSound && (media.said ?? []).length > 0;

function isSame(one: BeatMedia, other: BeatMedia): boolean {
  if (one.kind === "image" || other.kind === "image") return false;
  return one.src === other.src && one.trimMs === other.trimMs;
}

/** A recording `ms` later; from its beginning again if it would end. */
function goneOn(media: BeatMedia, ms: number): BeatMedia {
  if (media.kind === "image" || media.durationMs - ms < LEAST_MS) return media;
  return { ...media, trimMs: media.trimMs + ms, durationMs: media.durationMs - ms };
}

/** A shorter rest is not continued. */
const LEAST_MS = 700;
