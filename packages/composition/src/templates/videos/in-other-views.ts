import { anotherView, type DetailPlace } from "../../shots/another-view.ts";
import { isCloseUp } from "../../shots/framing.ts";
import type { TimedBeat } from "./timed-beats.ts";
import { PAGE } from "./video-scene.ts";
import { wordsPlaces } from "./words-places.ts";

/** A photo that fills the page. */
const ON_PAGE: DetailPlace = { ratio: PAGE.w / PAGE.h, middle: 0.5 };

/**
 * The beats of a video, in which a photo that comes back shows another view of it (ADR 122): the whole in the first beat,
 * at the turn and in the last beat, else one end of its subject, then the other. Never the whole twice in a row. Screenshots,
 * close-ups and clips stay as they are: half of a screen on a phone would be unlike any phone, nobody knows a product by a
 * part of its part, and a clip plays on.
 */
export function inOtherViews(beats: readonly TimedBeat[]): TimedBeat[] {
  const { room } = wordsPlaces(beats);
  const place: DetailPlace = room ? { ratio: PAGE.w / (PAGE.h - room.y), middle: 0.5, words: "above" } : ON_PAGE;
  const wholes = beats.map((beat, at) => isWhole(beat, at, beats));
  return beats.map((beat, at) => {
    const { media } = beat;
    if (!media || media.isScreen || wholes[at] || (!media.ground && isCloseUp(media))) return beat;
    const before = beats.filter((it, i) => i <= at && isSame(it, beat) && !wholes[i]).length;
    return { ...beat, media: anotherView(media, before, place) };
  });
}

function isWhole(beat: TimedBeat, at: number, beats: readonly TimedBeat[]): boolean {
  const before = beats[at - 1];
  if (before && isSame(before, beat)) return false;
  const all = beats.filter((it) => isSame(it, beat));
  return counts(beat) || (!all.some(counts) && all[0] === beat);
}

/** Where the whole is seen. */
const counts = ({ isFirst, isLast, role }: TimedBeat): boolean => isFirst || isLast || role === "turn";

const isSame = (one: TimedBeat, other: TimedBeat): boolean => one.media !== null && one.media.src === other.media?.src;
