import { anotherView, type DetailPlace, namedView } from "../../shots/another-view.ts";
import { isCloseUp, isMaterial, isTexture } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { PAGE } from "./video-scene.ts";
import type { TimedBeat } from "./words/timed-beats.ts";
import { wordsPlaces } from "./words/words-places.ts";

/** A photo that fills the page. */
const ON_PAGE: DetailPlace = { ratio: PAGE.w / PAGE.h, middle: 0.5 };
/** What stands under words shows its upper end, and so much of the rest that its label is read. Our own choice. */
const WITH_LABEL = 1;

/**
 * The beats of a video, in which a photo that comes back shows another view of it (ADR 122): the whole in the first beat,
 * at the turn and in the last beat; in the others one end of its subject, then the other, after the whole if it comes
 * more than once. Never the whole twice in a row. Where words name a part, that is shown (ADR 181). Screenshots, devices with a screen,
 * close-ups, clips and generated pictures stay as they are: half of a screen on a phone would be unlike any phone, a
 * product is not known by a part of its part, a clip plays on, and a part of a picture that was ordered whole shows nothing. So does a photo beside words that shows something in its surroundings: a part of a
 * face is one eye, and it is framed in another way each time (`panelsAmong`), as is a material of a video about some (`materialShots`).
 * `onlyNamed`: a product on a plain ground is whole but where words name a part of it, in a look that cuts so fast that an end of it tells nothing.
 */
export function inOtherViews(beats: readonly TimedBeat[], { onlyNamed = false } = {}): TimedBeat[] {
  const { room, ofMaterials } = wordsPlaces(beats);
  const place: DetailPlace = room ? { ratio: PAGE.w / (PAGE.h - room.y), middle: 0.5, words: "above" } : ON_PAGE;
  const parts = partViews(beats, place);
  const wholes: boolean[] = [];
  for (const [at, beat] of beats.entries()) wholes.push(isWhole(beat, beats) && !follows(beats, at, wholes));
  return beats.map((beat, at) => {
    const { media } = beat;
    const part = parts[at];
    if (part) return { ...beat, media: part };
    if (onlyNamed && media?.ground) return beat;
    const isBeside = room !== undefined && media !== null && !isTexture(media);
    if (
      !media ||
      isKeptWhole(media) ||
      (ofMaterials && isMaterial(media)) ||
      wholes[at] ||
      (!media.ground && (isCloseUp(media) || isBeside))
    )
      return beat;
    const before = beats.filter((it, i) => i <= at && isSame(it, beat) && !wholes[i] && !parts[i]).length;
    return {
      ...beat,
      media: anotherView(media, before, room && stands(media) ? { ...place, share: WITH_LABEL } : place),
    };
  });
}

/**
 * Where the words of a beat name a part of its picture, the view of that part, which never follows itself; null elsewhere. The first and the last beat, and the beginning of a
 * turn before which the picture was not seen, show all of it.
 */
function partViews(beats: readonly TimedBeat[], place: DetailPlace): (BeatMedia | null)[] {
  const views: (BeatMedia | null)[] = [];
  for (const [at, beat] of beats.entries()) {
    const isWhole =
      beat.isFirst ||
      beat.isLast ||
      (beat.role === "turn" && !beat.part && !beats.slice(0, at).some((it) => isSame(it, beat)));
    const view = beat.media && !isWhole ? namedView(beat.media, place) : null;
    const before = views[at - 1];
    views.push(view && before && isSameView(view, before) ? null : view);
  }
  return views;
}

function isSameView(one: BeatMedia, other: BeatMedia): boolean {
  if (one.kind === "video" || other.kind === "video" || one.src !== other.src) return false;
  return one.crop?.x === other.crop?.x && one.crop?.y === other.crop?.y;
}

const isKeptWhole = (media: BeatMedia): boolean =>
  media.isScreen === true || media.isDevice === true || (media.kind === "image" && media.isGenerated === true);

function isWhole(beat: TimedBeat, beats: readonly TimedBeat[]): boolean {
  if (counts(beat)) return true;
  const all = beats.filter((it) => isSame(it, beat));
  const others = all.filter((it) => !counts(it));
  return all[0] === beat && (others.length > 1 || others.length === all.length);
}

const follows = (beats: readonly TimedBeat[], at: number, wholes: readonly boolean[]): boolean => {
  const [before, beat] = [beats[at - 1], beats[at]];
  return before !== undefined && beat !== undefined && isSame(before, beat) && wholes[at - 1] === true;
};

const stands = ({ subject, size, ground }: BeatMedia): boolean =>
  Boolean(ground && subject && size && subject.h * size.height > subject.w * size.width);

/** Where the whole is seen. */
const counts = ({ isFirst, isLast, role }: TimedBeat): boolean => isFirst || isLast || role === "turn";

const isSame = (one: TimedBeat, other: TimedBeat): boolean => one.media !== null && one.media.src === other.media?.src;
