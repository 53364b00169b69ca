import type { Color } from "../../scene/color.ts";
import type { Box, Focus } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { drift } from "../../shots/drift.ts";
import type { Fit } from "../../shots/framing.ts";
import { pointedAt } from "../../shots/pointed-at.ts";
import { focusOf, ringAround } from "../../shots/subject.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { beatShots } from "../videos/beat-shots.ts";
import { isLightUnder } from "../videos/light-under.ts";
import { PAGE } from "../videos/video-scene.ts";
import type { TimedBeat } from "../videos/words/timed-beats.ts";
import { fitBehind, isUnderWords, type Lies, placesBehind } from "./beside-person.ts";
import { clearOfPerson } from "./clear-of-person.ts";
import type { PersonInFront } from "./person-in-front.ts";

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
  const places = placesBehind(
    beats.map(({ media }) => media),
    person?.free ?? null,
  );
  const lies = (beat: TimedBeat): Lies => {
    const place = places[beats.indexOf(beat)] ?? { room: undefined, view: "whole" };
    // What words name is pointed at in the whole.
    return isNaming(beat.media) ? { ...place, view: "whole" } : place;
  };
  const clear = beats.map(({ media }) => media && person && clearOfPerson(media, person));
  // Beside a person there is no way for an arrow.
  const named = beats.flatMap((beat, at) => (clear[at] ? [] : namedIn(beat, lies(beat))));
  const own = { room: person?.free.above, framesItself: true } as const;
  const pictures = beatShots(beats, storyboard, own).map((clip) => {
    const at = beats.findIndex(({ startMs }) => startMs === clip.startMs);
    const beat = beats[at];
    if (!beat?.media) return clip;
    const melted = clear[at];
    if (melted) return besides(clip, beat, melted);
    return closeUp(clip, beat, {
      fit: fitBehind(beat.media, lies(beat)),
      isNamed: named.some((it) => it.beat === beat),
    });
  });
  return { pictures, marks: named.flatMap((it) => marksOf(it, person?.head ?? null, accent)) };
}

/** Whether words above a person lie on a light ground: that of a product, or paper over a light photo. */
export const isLightBehind = (media: BeatMedia): boolean =>
  isUnderWords(media) ? media.isLight === true : media.ground !== undefined && isLightUnder(media, undefined);

/** A photo that lies clear of the person. What goes on comes nearer and goes back: a cut that is seen. */
function besides(clip: Clip, { media, part = 0 }: TimedBeat, fit: Fit): Clip {
  if (!media || !("punches" in clip)) return clip;
  const { crop: _, surround: __, ...bare } = clip;
  const kenBurns = drift(part, { around: focusOf(media, MIDDLE), closer: part % 2 === 1 ? PUNCH : 1 });
  return { ...bare, ...fit, ...(bare.kenBurns && { kenBurns }) };
}

const MIDDLE: Focus = { x: 0.5, y: 0.5 };

/** A beat whose picture has a subject to point at, and where it is on the page. */
type Named = { beat: TimedBeat; subject: Box; ring: Box };

function namedIn(beat: TimedBeat, lies: Lies): Named[] {
  const { isFirst, isPlain, role, media } = beat;
  if (isFirst || isPlain || role === "ask" || !media) return [];
  const fit = fitBehind(media, lies);
  const scale = fit.fit === "cover" ? PUNCH : STEP;
  const meant = pointedAt(media);
  const subject = meant && subjectOnPage({ ...media, subject: meant }, PAGE, focusOf(media, MIDDLE), { scale, ...fit });
  // What a scene is about need not be what the words name.
  if (!subject || (!isNaming(media) && !media.ground && media.isScreen !== true)) return [];
  const bounds = lies.room ? besidePerson(lies.room, media) : { x: 30, y: 285, w: 1020, h: 1585 };
  const ring = hasRows(media) ? frameAround(subject, bounds) : ringAround(subject, bounds);
  return [{ beat, subject, ring }];
}

const hasRows = ({ isScreen, isDevice }: BeatMedia): boolean => isScreen === true || isDevice === true;

/** Around a part of a screen, so close that the pen runs through no line beside it. In px. Our own choice. */
const FRAME_AIR = { x: 30, y: 24 };

function frameAround({ x, y, w, h }: Box, bounds: Box): Box {
  const [left, top] = [Math.max(bounds.x, x - FRAME_AIR.x), Math.max(bounds.y, y - FRAME_AIR.y)];
  const [right, low] = [x + w + FRAME_AIR.x, y + h + FRAME_AIR.y];
  return {
    ...{ x: left, y: top },
    w: Math.min(bounds.x + bounds.w, right) - left,
    h: Math.min(bounds.y + bounds.h, low) - top,
  };
}

/** A ring that ends within what it should be around would point at something else. */
const holds = (ring: Box, { x, y, w, h }: Box): boolean =>
  ring.x <= x && ring.y <= y && ring.x + ring.w >= x + w && ring.y + ring.h >= y + h;

const isNaming = (media: BeatMedia | null): boolean => media?.kind === "image" && media.named !== undefined;

/** Where a ring may be: one on a screen does not reach the person's head; one on a product ends above them. */
const besidePerson = ({ x, w }: Box, { isScreen }: BeatMedia): Box =>
  isScreen ? { x: 40, y: 450, w: Math.min(HEAD_X, x + w) - 40, h: 1350 } : { x: 30, y: 450, w: 1020, h: 780 };

/** Where a person's head begins, in px. */
const HEAD_X = 640;

/**
 * What is named is shown closer, *punch-in*, shortly after the cut; the camera does not move then, because the ring does
 * not.
 */
function closeUp(clip: Clip, { media }: TimedBeat, { fit, isNamed }: { fit: Fit; isNamed: boolean }): Clip {
  if (!media || !("punches" in clip)) return clip;
  const { crop: _, surround: __, ...bare } = clip;
  const fitted = { ...bare, ...fit };
  if (!isNamed) return fitted;
  const still = { scale: 1, focus: focusOf(media, MIDDLE) };
  const scale = fitted.fit === "cover" ? PUNCH : STEP;
  const punches = [{ startMs: clip.startMs + POINTS_AFTER_MS, endMs: clip.endMs, scale }];
  return { ...fitted, kenBurns: { from: still, to: still }, punches };
}

/** A ring around more than this is a ring around everything. */
const MOST_RING = { w: 840, h: 580 };
/** A list takes more of its screen, as a share of it: a ring around it points at nothing in it. Our own choice. */
const MOST_OF_SCREEN = 0.2;

/** A ring around a part that is named, or a part of a screen, and an arrow to what is named from the person's head. */
function marksOf({ beat, subject, ring }: Named, head: Box | null, accent: Color): Clip[] {
  const { startMs, endMs, media, part } = beat;
  const index = part ? `${beat.index}-${part}` : `${beat.index}`;
  const pen = { width: 16, color: accent, drawOnMs: 240 };
  const times = { startMs: Math.min(endMs, startMs + POINTS_AFTER_MS), endMs };
  const isRinged =
    holds(ring, subject) &&
    ring.w <= MOST_RING.w &&
    ring.h <= MOST_RING.h &&
    (!head || isPartOfScreen(media) || (!media?.isScreen && isNaming(media)));
  const isBox = media !== null && hasRows(media);
  const circle = { ...times, ...pen, id: `circle-${index}`, box: ring, seed: beat.index + 3, ...(isBox && { isBox }) };
  const ringed: Clip[] = isRinged || !head ? [{ kind: "hand-ring", ...circle }] : [];
  const way = head && arrowTo(isRinged ? ring : subject, head, isRinged ? LEAST_ARROW_TO_RING : LEAST_ARROW);
  if (!way) return ringed;
  const arrow = { ...times, ...pen, ...way, id: `arrow-${index}`, bend: -46, seed: beat.index + 5, head: true };
  return [...ringed, { kind: "hand-line", ...arrow }];
}

function isPartOfScreen(media: BeatMedia | null): boolean {
  const meant = media && pointedAt(media);
  return media?.isScreen === true && meant !== null && meant.w * meant.h <= MOST_OF_SCREEN;
}

const LEAST_ARROW = 120;
/** A ring points already: a short arrow beside it is a scribble. */
const LEAST_ARROW_TO_RING = 220;
/** Between the end of an arrow and what it points at. */
const SHORT_OF = 30;

/** From beside the head to the nearest edge of what is named; null if that is too near. */
function arrowTo({ x, y, w, h }: Box, head: Box, leastPx: number) {
  const from = { x: head.x - 50, y: head.y + 40 };
  const to = {
    x: Math.max(x, Math.min(x + w + SHORT_OF, from.x)),
    y: Math.max(y, Math.min(y + h + SHORT_OF, from.y)),
  };
  return Math.hypot(from.x - to.x, from.y - to.y) < leastPx ? null : { from, to };
}
