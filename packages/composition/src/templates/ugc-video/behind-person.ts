import type { Color } from "../../scene/color.ts";
import type { Box, Focus } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { besideWords } from "../../shots/beside-words.ts";
import { type Fit, framing, isTexture, onItsOwnBlur } from "../../shots/framing.ts";
import { focusOf, ringAround } from "../../shots/subject.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { beatShots } from "../videos/beat-shots.ts";
import type { TimedBeat } from "../videos/timed-beats.ts";
import { PAGE } from "../videos/video-scene.ts";
import type { PersonInFront } from "./person-in-front.ts";

/** Between the words at the top and the person: what is talked about must be seen there. */
const ROOM: Box = { x: 65, y: 690, w: 890, h: 500 };
/** What is tall is beside the person. */
const COLUMN: Box = { x: 40, y: 680, w: 590, h: 900 };
/** A card may go on behind the person. */
const CARD_ROOM: Box = { x: 95, y: 690, w: 890, h: 620 };
/** A phone is beside the person, who hides its lower right. */
const PHONE_ROOM: Box = { x: 56, y: 680, w: 600, h: 1120 };
/** Height to width of what is tall. */
const TALL = 1.15;
/** So that no edge of a photo that fills the page is seen. */
const OVERSCAN = 1.004;
/** Where the subject of a photo is, as near as the photo's edges allow. */
const SUBJECT_AT = { x: 400, y: 900 };
const STEP = 1.05;
const PUNCH = 1.12;
const POINTS_AFTER_MS = 400;

type Options = { person: PersonInFront | null; accent: Color };

/** The pictures behind a speaker, and the rings and arrows that point at what is named. */
export function behindPerson(
  beats: readonly TimedBeat[],
  storyboard: Storyboard,
  { person, accent }: Options,
): { pictures: Clip[]; marks: Clip[] } {
  const roomOf = ({ media }: TimedBeat) => (person && media ? roomFor(media) : undefined);
  const named = beats.flatMap((beat) => namedIn(beat, roomOf(beat)));
  const own = { room: person ? ROOM : undefined, framesItself: true } as const;
  const pictures = beatShots(beats, storyboard, own).map((clip) => {
    const beat = beats.find(({ startMs }) => startMs === clip.startMs);
    const isNamed = named.some((it) => it.beat === beat);
    return beat ? closeUp(clip, beat, roomOf(beat), isNamed) : clip;
  });
  return { pictures, marks: named.flatMap((it) => marksOf(it, person?.head ?? null, accent)) };
}

/** A card on its own blur; that of a light photo on paper: its blur would be a dark smear (ADR 139). */
function onPaper(fit: Fit, media: BeatMedia): Fit {
  if (!media.isLight || !fit.surround || !("color" in fit.surround)) return onItsOwnBlur(fit, media);
  return { ...fit, surround: { ...fit.surround, color: "paper" } };
}

const isUpright = ({ size }: Pick<BeatMedia, "size">): boolean => size !== undefined && size.width < size.height;

function roomFor(media: BeatMedia): Box {
  if (media.isScreen === true) return isUpright(media) ? PHONE_ROOM : ROOM;
  const { size, subject, ground } = media;
  const isTall = size && subject && ground && subject.h * size.height > TALL * subject.w * size.width;
  return isTall ? COLUMN : ROOM;
}

/** Where the words end: a hook of three lines. */
const WORDS_END = 640;

/**
 * How a picture lies behind a person: what is shown apart from its surroundings in the room above; a photo fills
 * the page, with the subject above the person. One whose subject would reach behind the words is a card under them.
 */
function fitOf(media: BeatMedia, room: Box | undefined): Fit {
  const { size, ground, isScreen } = media;
  if (!room || !size || ground || isScreen) return onItsOwnBlur(framing(media, PAGE, room), media);
  const zoom = Math.max(PAGE.w / size.width, PAGE.h / size.height) * OVERSCAN;
  const [w, h] = [size.width * zoom, size.height * zoom];
  const focus = focusOf(media, MIDDLE);
  const x = Math.min(-1, Math.max(PAGE.w + 1 - w, SUBJECT_AT.x - focus.x * w));
  const y = Math.min(-1, Math.max(PAGE.h + 1 - h, SUBJECT_AT.y - focus.y * h));
  const place = { x: x / PAGE.w, y: y / PAGE.h, w: w / PAGE.w, h: h / PAGE.h };
  const { subject } = media;
  if (subject && !isTexture(media) && y + subject.y * h < WORDS_END)
    return onPaper(besideWords(media, PAGE, CARD_ROOM), media);
  return { fit: "contain", surround: { color: "ink", place, edge: "soft" } };
}

const MIDDLE: Focus = { x: 0.5, y: 0.5 };

/** A beat whose picture has a subject to point at, and where it is on the page. */
type Named = { beat: TimedBeat; subject: Box; ring: Box };

function namedIn(beat: TimedBeat, room: Box | undefined): Named[] {
  const { isFirst, isPlain, role, media } = beat;
  if (isFirst || isPlain || role === "ask" || !media) return [];
  const fit = fitOf(media, room);
  const scale = fit.fit === "cover" ? PUNCH : STEP;
  const subject = subjectOnPage(media, PAGE, focusOf(media, MIDDLE), { scale, ...fit });
  // What a scene is about need not be what the words name.
  if (!subject || (!media.ground && media.isScreen !== true)) return [];
  const bounds = room ? { x: 40, y: 450, w: 870, h: 780 } : { x: 65, y: 285, w: 845, h: 1585 };
  return [{ beat, subject, ring: ringAround(subject, bounds) }];
}

/**
 * What is named is shown closer, *punch-in*, shortly after the cut; the camera does not move then, because the ring does
 * not.
 */
function closeUp(clip: Clip, { media }: TimedBeat, room: Box | undefined, isNamed: boolean): Clip {
  if (!media || !("punches" in clip)) return clip;
  const { crop: _, surround: __, ...bare } = clip;
  const fitted = { ...bare, ...fitOf(media, room) };
  if (!isNamed) return fitted;
  const still = { scale: 1, focus: focusOf(media, MIDDLE) };
  const scale = fitted.fit === "cover" ? PUNCH : STEP;
  const punches = [{ startMs: clip.startMs + POINTS_AFTER_MS, endMs: clip.endMs, scale }];
  return { ...fitted, kenBurns: { from: still, to: still }, punches };
}

/** A ring around more than this is a ring around everything. */
const MOST_RING = { w: 840, h: 580 };

/** A ring around a part of a screen, and an arrow to what is named from the person's head. */
function marksOf({ beat, subject, ring }: Named, head: Box | null, accent: Color): Clip[] {
  const { index, startMs, endMs, media } = beat;
  const pen = { width: 16, color: accent, drawOnMs: 240 };
  const times = { startMs: Math.min(endMs, startMs + POINTS_AFTER_MS), endMs };
  const isRinged = ring.w <= MOST_RING.w && ring.h <= MOST_RING.h && (!head || media?.isScreen === true);
  const circle = { ...times, ...pen, id: `circle-${index}`, box: ring, seed: index + 3 };
  const ringed: Clip[] = isRinged || !head ? [{ kind: "hand-ring", ...circle }] : [];
  const way = head && arrowTo(isRinged ? ring : subject, head);
  if (!way) return ringed;
  const arrow = { ...times, ...pen, ...way, id: `arrow-${index}`, bend: -46, seed: index + 5, head: true };
  return [...ringed, { kind: "hand-line", ...arrow }];
}

const LEAST_ARROW = 120;
/** Between the end of an arrow and what it points at. */
const SHORT_OF = 30;

/** From beside the head to the nearest edge of what is named; null if that is too near. */
function arrowTo({ x, y, w, h }: Box, head: Box) {
  const from = { x: head.x - 50, y: head.y + 40 };
  const to = {
    x: Math.max(x, Math.min(x + w + SHORT_OF, from.x)),
    y: Math.max(y, Math.min(y + h + SHORT_OF, from.y)),
  };
  return Math.hypot(from.x - to.x, from.y - to.y) < LEAST_ARROW ? null : { from, to };
}
