import type { Color } from "../../scene/color.ts";
import type { Box, Focus } from "../../scene/geometry.ts";
import type { ImageClip } from "../../scene/image-clip.ts";
import type { Clip } from "../../scene/scene.ts";
import { framing } from "../../shots/framing.ts";
import { focusOf, ringAround } from "../../shots/subject.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { beatShots } from "../videos/beat-shots.ts";
import type { TimedBeat } from "../videos/timed-beats.ts";
import { PAGE } from "../videos/video-scene.ts";
import type { PersonInFront } from "./person-in-front.ts";

/** Between the words at the top and the person: what is talked about must be seen there. */
const ROOM: Box = { x: 65, y: 580, w: 790, h: 620 };
/** A phone is beside the person, who hides its lower right. */
const PHONE_ROOM: Box = { x: 56, y: 600, w: 640, h: 1200 };
/** So that no edge of a photo that fills the page is seen. */
const OVERSCAN = 1.004;
/** Where the subject of a photo is, as near as the photo's edges allow. */
const SUBJECT_AT = { x: 480, y: 740 };
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
  const hasPhone = beats.some(({ media }) => media?.isScreen === true && isUpright(media));
  const room = person ? (hasPhone ? PHONE_ROOM : ROOM) : undefined;
  const named = beats.flatMap((beat) => namedIn(beat, room));
  const pictures = beatShots(beats, storyboard, { room }).map((clip) => {
    const beat = beats.find(({ startMs }) => startMs === clip.startMs);
    return beat
      ? closeUp(
          clip,
          beat,
          room,
          named.some((it) => it.beat === beat),
        )
      : clip;
  });
  return { pictures, marks: named.flatMap((it) => marksOf(it, person?.head ?? null, accent)) };
}

const isUpright = ({ size }: Pick<BeatMedia, "size">): boolean => size !== undefined && size.width < size.height;

type Fit = Pick<ImageClip, "fit" | "surround">;

/**
 * How a picture lies behind a person: what is shown apart from its surroundings in the room above; a photo fills
 * the page, with the subject above the person.
 */
function fitOf(media: BeatMedia, room: Box | undefined): Fit {
  const fit = framing(media, PAGE, room);
  const { size } = media;
  if (!room || !size || fit.fit === "contain") return fit;
  const zoom = Math.max(PAGE.w / size.width, PAGE.h / size.height) * OVERSCAN;
  const [w, h] = [size.width * zoom, size.height * zoom];
  const focus = focusOf(media, MIDDLE);
  const x = Math.min(-1, Math.max(PAGE.w + 1 - w, SUBJECT_AT.x - focus.x * w));
  const y = Math.min(-1, Math.max(PAGE.h + 1 - h, SUBJECT_AT.y - focus.y * h));
  const place = { x: x / PAGE.w, y: y / PAGE.h, w: w / PAGE.w, h: h / PAGE.h };
  return { fit: "contain", surround: { color: "ink", place, edge: "soft" } };
}

const MIDDLE: Focus = { x: 0.5, y: 0.5 };

/** A beat whose picture has a subject to point at, and where it is on the page. */
type Named = { beat: TimedBeat; ring: Box };

function namedIn(beat: TimedBeat, room: Box | undefined): Named[] {
  const { isFirst, isPlain, role, media } = beat;
  if (isFirst || isPlain || role === "ask" || !media) return [];
  const fit = fitOf(media, room);
  const scale = fit.fit === "cover" ? PUNCH : STEP;
  const subject = subjectOnPage(media, PAGE, focusOf(media, MIDDLE), { scale, ...fit });
  if (!subject) return [];
  const bounds = room ? { x: 40, y: 450, w: 870, h: 780 } : { x: 65, y: 285, w: 845, h: 1585 };
  return [{ beat, ring: ringAround(subject, bounds) }];
}

/**
 * What is named is shown closer, *punch-in*, shortly after the cut; the camera does not move then, because the ring does
 * not.
 */
function closeUp(clip: Clip, { media }: TimedBeat, room: Box | undefined, isNamed: boolean): Clip {
  if (!media || !("punches" in clip)) return clip;
  const fitted = { ...clip, ...fitOf(media, room) };
  if (!isNamed) return fitted;
  const still = { scale: 1, focus: focusOf(media, MIDDLE) };
  const scale = fitted.fit === "cover" ? PUNCH : STEP;
  const punches = [{ startMs: clip.startMs + POINTS_AFTER_MS, endMs: clip.endMs, scale }];
  return { ...fitted, kenBurns: { from: still, to: still }, punches };
}

/** A ring around more than this is a ring around everything. */
const MOST_RING = { w: 840, h: 580 };

/** A ring around what is named, and an arrow to it from the person's head. */
function marksOf({ beat: { index, startMs, endMs, media }, ring }: Named, head: Box | null, accent: Color): Clip[] {
  // On a photo in the brand's own colors the accent would not be seen.
  const isLight = media?.isScreen === true || media?.ground !== undefined;
  const pen = { width: 16, color: head && !isLight ? "#ffffff" : accent, drawOnMs: 240 };
  const times = { startMs: Math.min(endMs, startMs + POINTS_AFTER_MS), endMs };
  const isSmall = ring.w <= MOST_RING.w && ring.h <= MOST_RING.h && (!head || media?.isScreen !== true);
  const circle = { ...times, ...pen, id: `circle-${index}`, box: ring, seed: index + 3 };
  const ringed: Clip[] = isSmall || !head ? [{ kind: "hand-ring", ...circle }] : [];
  const way = head && arrowTo(ring, head, isSmall);
  if (!way) return ringed;
  const arrow = { ...times, ...pen, ...way, id: `arrow-${index}`, bend: -46, seed: index + 5, head: true };
  return [...ringed, { kind: "hand-line", ...arrow }];
}

const LEAST_ARROW = 120;

/** From beside the head up to the ring, or into a photo that is too large for one; null if that is too near. */
function arrowTo(ring: Box, head: Box, isRinged: boolean) {
  const from = { x: head.x - 50, y: head.y + 40 };
  const to = { x: Math.min(ring.x + ring.w / 2, from.x - 90), y: isRinged ? ring.y + ring.h + 30 : SUBJECT_AT.y + 40 };
  return Math.hypot(from.x - to.x, from.y - to.y) < LEAST_ARROW || to.y > from.y ? null : { from, to };
}
