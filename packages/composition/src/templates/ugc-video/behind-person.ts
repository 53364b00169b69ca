import type { Color, Palette } from "../../scene/color.ts";
import type { Box, Focus } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { drift } from "../../shots/drift.ts";
import { type Fit, framing, isCloseUp, isTexture, onItsOwnBlur } from "../../shots/framing.ts";
import { focusOf, ringAround } from "../../shots/subject.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { isLightUnder } from "../videos/light-under.ts";
import { panelGround } from "../videos/panels.ts";
import { PAGE } from "../videos/video-scene.ts";
import type { TimedBeat } from "../videos/words/timed-beats.ts";
import type { PersonInFront } from "./person-in-front.ts";

/** Between the words at the top and the person: what is talked about must be seen there. */
const ROOM: Box = { x: 65, y: 690, w: 890, h: 500 };
/** What is tall is beside the person. */
const COLUMN: Box = { x: 40, y: 680, w: 590, h: 900 };
/** A photo from edge to edge under the words goes on behind the person. */
const PANEL: Box = { ...PAGE, y: 680, h: PAGE.h - 680 };
/** One with a face is so small that the person hides neither eye. */
const FACE_PANEL: Box = { ...PANEL, h: 640 };
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

type Options = { person: PersonInFront | null; accent: Color; palette: Palette };

/** The pictures behind a speaker, and the rings and arrows that point at what is named. */
export function behindPerson(
  beats: readonly TimedBeat[],
  storyboard: Storyboard,
  { person, accent, palette }: Options,
): { pictures: Clip[]; marks: Clip[] } {
  const near = nearerAmong(beats);
  const lies = (beat: TimedBeat): Lies => ({
    room: person && beat.media ? roomFor(beat.media) : undefined,
    isNearer: near[beats.indexOf(beat)] === true,
  });
  const named = beats.flatMap((beat) => namedIn(beat, lies(beat)));
  const own = { room: person ? ROOM : undefined, framesItself: true } as const;
  const pictures = beatShots(beats, storyboard, own).flatMap((clip) => {
    const beat = beats.find(({ startMs }) => startMs === clip.startMs);
    if (!beat) return [clip];
    if (person && beat.media && isUnderWords(beat.media)) return panel(clip, beat.media, palette);
    const isNamed = named.some((it) => it.beat === beat);
    return [closeUp(clip, beat, lies(beat), isNamed)];
  });
  return { pictures, marks: named.flatMap((it) => marksOf(it, person?.head ?? null, accent)) };
}

/** Where a picture lies behind a person, and whether its subject is shown nearer than it was before. */
type Lies = { room: Box | undefined; isNearer: boolean };

/** Of a product on a plain ground that stands in several beats in a row, every second one shows it nearer. */
function nearerAmong(beats: readonly TimedBeat[]): boolean[] {
  const nearer: boolean[] = [];
  for (const [at, { media }] of beats.entries()) {
    const isAgain = media !== null && media.src === beats[at - 1]?.media?.src;
    nearer.push(isAgain && media.ground !== undefined && !media.isScreen && !media.isDevice && !nearer[at - 1]);
  }
  return nearer;
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
 * the page, with the subject above the person.
 */
function fitOf(media: BeatMedia, { room, isNearer }: Lies): Fit {
  const { size, ground, isScreen } = media;
  if (room && size && !ground && !isScreen)
    return { fit: "contain", surround: { color: "ink", place: onWholePage(media, size), edge: "soft" } };
  const fit = onItsOwnBlur(framing(media, PAGE, room), media);
  const { surround } = fit;
  if (!isNearer || !media.subject || !surround || !("color" in surround) || !surround.place) return fit;
  return { ...fit, surround: { ...surround, place: nearer(surround.place, media.subject) } };
}

/** In fractions of the page. */
function onWholePage(media: BeatMedia, size: { width: number; height: number }): Box {
  const zoom = Math.max(PAGE.w / size.width, PAGE.h / size.height) * OVERSCAN;
  const [w, h] = [size.width * zoom, size.height * zoom];
  const focus = focusOf(media, MIDDLE);
  const x = Math.min(-1, Math.max(PAGE.w + 1 - w, SUBJECT_AT.x - focus.x * w));
  const y = Math.min(-1, Math.max(PAGE.h + 1 - h, SUBJECT_AT.y - focus.y * h));
  return { x: x / PAGE.w, y: y / PAGE.h, w: w / PAGE.w, h: h / PAGE.h };
}

/** The upper left of a subject stays where it was; the page and the person hide its other end. */
function nearer({ x, y, w, h }: Box, subject: Box): Box {
  const grown = { w: w * NEARER, h: h * NEARER };
  return { ...grown, x: x + subject.x * (w - grown.w), y: y + subject.y * (h - grown.h) };
}

/** Our own choice. */
const NEARER = 1.5;

/** Whether the subject of a photo that fills the page would reach behind the words: it is shown under them. */
function isUnderWords(media: BeatMedia): boolean {
  const { size, subject, ground, isScreen } = media;
  if (!size || !subject || ground || isScreen || isTexture(media)) return false;
  const place = onWholePage(media, size);
  return (place.y + subject.y * place.h) * PAGE.h < WORDS_END;
}

/** Whether words above a person lie on a light ground: that of a product, or paper over a light photo. */
export const isLightBehind = (media: BeatMedia): boolean =>
  isUnderWords(media) ? media.isLight === true : media.ground !== undefined && isLightUnder(media, ROOM);

/** A photo from edge to edge under the words, with its subject beside the person, and one color behind the words. */
function panel(clip: Clip, media: BeatMedia, palette: Palette): Clip[] {
  if ((clip.kind !== "image" && clip.kind !== "video") || !media.size) return [clip];
  const { crop: _, surround: __, ...bare } = clip;
  const isFace = media.kind === "image" && media.hasFace === true && !isCloseUp(media);
  const box = isFace ? FACE_PANEL : PANEL;
  const zoom = Math.max(box.w / media.size.width, box.h / media.size.height);
  const middle = focusOf(media, MIDDLE);
  const aside = (at: number, px: number, length: number) => Math.min(1, Math.max(0, at + px / (length * zoom)));
  const focus = {
    x: aside(middle.x, box.w / 2 - SUBJECT_AT.x, media.size.width),
    y: isFace ? middle.y : aside(middle.y, box.y + box.h / 2 - SUBJECT_AT.y, media.size.height),
  };
  const { id, startMs, endMs } = clip;
  const color = panelGround(media, palette);
  return [
    { kind: "rect", id: `${id}-ground`, startMs, endMs, box: PAGE, color, radius: 0, opacity: 1 },
    { ...bare, box, fit: "cover", focus, ...(bare.kenBurns && { kenBurns: drift(0, { around: focus }) }) },
  ];
}

const MIDDLE: Focus = { x: 0.5, y: 0.5 };

/** A beat whose picture has a subject to point at, and where it is on the page. */
type Named = { beat: TimedBeat; subject: Box; ring: Box };

function namedIn(beat: TimedBeat, lies: Lies): Named[] {
  const { isFirst, isPlain, role, media } = beat;
  if (isFirst || isPlain || role === "ask" || !media) return [];
  const fit = fitOf(media, lies);
  const scale = fit.fit === "cover" ? PUNCH : STEP;
  const subject = subjectOnPage(media, PAGE, focusOf(media, MIDDLE), { scale, ...fit });
  // What a scene is about need not be what the words name.
  if (!subject || (!media.ground && media.isScreen !== true)) return [];
  const bounds = lies.room ? { x: 40, y: 450, w: 870, h: 780 } : { x: 65, y: 285, w: 845, h: 1585 };
  return [{ beat, subject, ring: ringAround(subject, bounds) }];
}

/**
 * What is named is shown closer, *punch-in*, shortly after the cut; the camera does not move then, because the ring does
 * not.
 */
function closeUp(clip: Clip, { media }: TimedBeat, lies: Lies, isNamed: boolean): Clip {
  if (!media || !("punches" in clip)) return clip;
  const { crop: _, surround: __, ...bare } = clip;
  const fitted = { ...bare, ...fitOf(media, lies) };
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
