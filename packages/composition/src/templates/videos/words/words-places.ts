import type { Box } from "../../../scene/geometry.ts";
import { isBeside, isTexture } from "../../../shots/framing.ts";
import type { BeatMedia } from "../../../storyboard/storyboard.ts";
import { isAboutMaterials } from "../../pictures/material-pages.ts";
import { isAllOverPage } from "../material-shots.ts";
import { seenMedia } from "../seen-media.ts";
import { PAGE } from "../video-scene.ts";
import { areAlone } from "./are-alone.ts";
import { CAPTION_BOX } from "./caption-clips.ts";
import { ASK_BOX, titleBox } from "./text-clips.ts";
import type { TimedBeat } from "./timed-beats.ts";

/** `valign`: words beside pictures end where these begin, next to the captions. */
type Place = { box: Box; maxLines: number; valign?: "bottom" };

/** Where the words and the pictures of a video are: the same in all of its beats. */
export type WordsPlaces = {
  /** Where pictures lie that are shown apart from their surroundings; absent: there are none, words lie on pictures. */
  room?: Box;
  /** Whether the video is about materials: words have a ground of their own beside them (ADR 170). */
  ofMaterials?: true;
  /** Whether the words of a beat lie on a material all the same. */
  onMaterial: (beat: TimedBeat) => boolean;
  captions: (beat: TimedBeat) => Box;
  /** Where captions are under a title. */
  captionsUnder: Box;
  /** Room for the title of a beat. */
  title: (beat: TimedBeat) => Place;
  /** Room for the call to action. */
  ask: (beat: TimedBeat) => Place;
  /** Where small text under a title ends. */
  smallBottom: (beat: TimedBeat) => number;
};

/** Whether low captions would lie on what a picture shows: it can be shown under the words, whatever the others are. */
const isBehindCaptions = (media: BeatMedia): boolean =>
  media.kind === "image" &&
  media.subject !== undefined &&
  !isTexture(media) &&
  media.subject.y * PAGE.h < CAPTION_BOX.y + CAPTION_BOX.h &&
  (media.subject.y + media.subject.h) * PAGE.h > CAPTION_BOX.y;

/** Under the words, and so far down that the apps hide no more than its end. */
const ROOM: Box = { x: 95, y: 735, w: 890, h: 1050 };
const CAPTIONS: Box = { x: 65, y: 565, w: 845, h: 150 };
/** In the middle of the room for words, where no title stands above them. */
const CAPTIONS_ALONE: Box = { ...CAPTIONS, y: 310, h: 380 };
/** Low on the picture, with room for two large lines. */
const LOW_ALONE: Box = { ...CAPTION_BOX, y: 950, h: 260 };
const TOP = 275;
/** A title ends above the captions; without them above the room. */
const BOTTOM = { captions: 550, room: 700 };
const SMALL_PX = 110;
const LONG_LINES = 9;
const LINES = 4;

/**
 * The places of words: over the pictures, with captions low; or, if a picture is shown apart from its surroundings, as
 * screenshots and products on a plain ground are, all words above and the picture below them. So are those of a video in which
 * low captions would lie on what any picture shows (ADR 203), and of one about materials. `all`: the beats of
 * the video, if only some have their words there.
 */
export function wordsPlaces(beats: readonly TimedBeat[], all: readonly TimedBeat[] = beats): WordsPlaces {
  const seen = seenMedia(beats).flatMap((it) => (it ? [it.media] : []));
  const ofMaterials = isAboutMaterials(all);
  const hasRoom = ofMaterials || seen.some((media) => isBeside(media, PAGE, ROOM) || isBehindCaptions(media));
  if (!hasRoom) {
    const ask = { box: ASK_BOX, maxLines: LINES };
    return {
      onMaterial: () => false,
      captions: (beat) => (areAlone(beat) ? LOW_ALONE : CAPTION_BOX),
      captionsUnder: CAPTION_BOX,
      title: ({ text }) => titleBox(text),
      ask: () => ask,
      smallBottom: () => 980,
    };
  }
  const bottom = (beat: TimedBeat) => (areAlone(beat) ? BOTTOM.room : BOTTOM.captions);
  const title = (beat: TimedBeat): Place => {
    const h = bottom(beat) - TOP - (beat.small === "" ? 0 : SMALL_PX);
    const maxLines = titleBox(beat.text).maxLines > LINES ? LONG_LINES : LINES;
    return { box: { x: 65, y: TOP, w: 845, h }, maxLines, valign: "bottom" };
  };
  return {
    room: ROOM,
    ...(ofMaterials && { ofMaterials }),
    onMaterial: (beat) => ofMaterials && isAllOverPage(beat),
    captionsUnder: CAPTIONS,
    captions: (beat) => (beat.isPlain ? CAPTION_BOX : areAlone(beat) ? CAPTIONS_ALONE : CAPTIONS),
    ...{ title, ask: title, smallBottom: bottom },
  };
}
