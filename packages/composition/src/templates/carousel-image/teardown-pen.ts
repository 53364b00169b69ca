import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { ringAround } from "../../shots/subject.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import type { Slide } from "../pictures/still.ts";

/** A picture on its page, and how far above it its note ends, in px. */
type Pointed = { box: Box; gap: number };

/** From the note to what it is about, with an edge, so that it is visible on any picture. */
export function pointing(slide: Slide, picture: Pointed, subject: Box | null): Clip[] {
  return [
    ...pen(slide, picture, subject, { width: 20, color: "onAccent" }).map((clip) => ({
      ...clip,
      id: `${clip.id}-edge`,
    })),
    ...pen(slide, picture, subject, { width: 10, color: "accent" }),
  ];
}

/**
 * A ring around the subject, if that is a part of the picture, and an arrow to it. Without a ring the arrow only reaches the
 * upper end of the subject, and on a screen not even that, with or without a ring: it never lies on what the picture says.
 */
function pen(slide: Slide, { box, gap }: Pointed, subject: Box | null, line: { width: number; color: Color }): Clip[] {
  const { index, beat } = slide;
  const always = { startMs: 0, endMs: 0, ...line };
  const side = index % 2 === 0 ? 1 : -1;
  const isScreen = beat.media?.isScreen === true;
  const isPart = subject !== null && subject.w * subject.h < box.w * box.h * (isScreen ? MOST_OF_SCREEN : MOST_RINGED);
  const ring = isPart && ringAround(subject, inside(box));
  const from = { x: box.x + box.w * (side > 0 ? 0.3 : 0.66), y: box.y - gap + 14 };
  const leadsIn = ring && !isScreen;
  const to = leadsIn
    ? { x: ring.x + ring.w * (side > 0 ? 0.36 : 0.6), y: Math.max(box.y + 40, ring.y - 22) }
    : { x: from.x + side * ASIDE, y: isScreen ? box.y - 14 : Math.max(box.y + 34, (subject ?? box).y + 12) };
  const bend = side * (leadsIn ? 70 : 46);
  return [
    ...(ring ? [{ kind: "hand-ring" as const, id: "ring", ...always, box: ring, seed: index + 3 }] : []),
    { kind: "hand-line" as const, id: "arrow", ...always, from, to, bend, head: true, seed: index + 9 },
  ];
}

/** Whether an arrow finds a place: to a ring around a part of the picture, or above what does not begin at its upper edge. */
export const canBePointedAt = (media: BeatMedia | null): boolean => {
  const subject = media?.subject;
  return subject !== undefined && (subject.w * subject.h < MOST_RINGED || subject.y >= AT_THE_TOP);
};

/** As a share of the photo. Our own choice. */
const AT_THE_TOP = 0.05;
/** A larger subject is the whole picture: a ring around it would say nothing. */
const MOST_RINGED = 0.5;
/** On a screen, a ring is for a button or a line, and not for the device. */
const MOST_OF_SCREEN = 0.2;
/** How far an arrow without a ring leads to its side, in px. */
const ASIDE = 60;

/** A ring leaves room for the arrow above it and for its own line. */
const inside = ({ x, y, w, h }: Box): Box => ({ x: x + 24, y: y + 110, w: w - 48, h: h - 134 });
