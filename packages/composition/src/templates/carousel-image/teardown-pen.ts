import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { HandLineClip } from "../../scene/shape-clip.ts";
import { pointedAt } from "../../shots/pointed-at.ts";
import { ringAround } from "../../shots/subject.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import type { Slide } from "../pictures/still.ts";

/** A picture on its page, and how far above it its note ends, in px. */
type Pointed = { box: Box; gap: number };

/**
 * From the note to what it is about: a ring around that, if it is a part of the picture, and an arrow to it. Without a ring the arrow only reaches the
 * upper end of the subject, and on a screen not even that: it never lies on what the picture says. A named row of a screen
 * is underlined instead. All have an edge, so that they are visible on any picture.
 */
export function pointing({ index, beat }: Slide, { box, gap }: Pointed, subject: Box | null): Clip[] {
  const { media } = beat;
  const always = { startMs: 0, endMs: 0, width: 10, color: "accent", edge: "onAccent" } as const;
  const side = index % 2 === 0 ? 1 : -1;
  const isScreen = media?.isScreen === true;
  const isNamed = media?.kind === "image" && media.parts !== undefined;
  const isPart = subject !== null && subject.w * subject.h < box.w * box.h * (isScreen ? MOST_OF_SCREEN : MOST_RINGED);
  if (isScreen && isNamed) return isPart ? [underline(subject, index, always)] : [];
  const ring = isPart && ringAround(tight(subject), inside(box));
  const rings: Clip[] = ring ? [{ kind: "hand-ring", id: "ring", ...always, box: ring, seed: index + 3 }] : [];
  const leadsIn = ring && !isScreen;
  // To a named part the way is short: from above it.
  const start =
    leadsIn && isNamed ? ring.x + ring.w / 2 - side * box.w * 0.16 : box.x + box.w * (side > 0 ? 0.3 : 0.66);
  const above = box.y - gap + 14;
  const from = {
    x: Math.min(Math.max(box.x + 30, start), box.x + box.w - 30),
    y: leadsIn && isNamed ? Math.max(above, ring.y - LONGEST) : above,
  };
  const to = leadsIn
    ? { x: ring.x + ring.w * (side > 0 ? 0.36 : 0.6), y: Math.max(box.y + 40, ring.y - 22) }
    : { x: from.x + side * ASIDE, y: isScreen ? box.y - 14 : Math.max(box.y + 34, (subject ?? box).y + 12) };
  const bend = side * (leadsIn ? 70 : 46);
  return [...rings, { kind: "hand-line", id: "arrow", ...always, from, to, bend, head: true, seed: index + 9 }];
}

/** A ring by hand is wider than what it is drawn round: near its line there is nothing else. */
const tight = ({ x, y, w, h }: Box): Box => ({
  x: x + (w * (1 - TIGHT)) / 2,
  y: y + (h * (1 - TIGHT)) / 2,
  w: w * TIGHT,
  h: h * TIGHT,
});
const TIGHT = 0.88;

/** Below a row: a ring around one that is as wide as its screen would run through its letters. */
const underline = (
  { x, y, w, h }: Box,
  index: number,
  line: Pick<HandLineClip, "startMs" | "endMs" | "width" | "color" | "edge">,
) => ({
  ...{ kind: "hand-line" as const, id: "row", ...line, head: false, bend: 10, seed: index + 3 },
  ...{ from: { x, y: y + h + BELOW_ROW }, to: { x: x + w, y: y + h + BELOW_ROW - 4 } },
});
const BELOW_ROW = 16;

/** Whether an arrow finds a place: to a ring around a part of the picture, or above what does not begin at its upper edge. */
export const canBePointedAt = (media: BeatMedia | null): boolean => {
  const subject = media && pointedAt(media);
  if (media?.kind === "image" && media.parts) return subject !== null;
  return subject !== null && (subject.w * subject.h < MOST_RINGED || subject.y >= AT_THE_TOP);
};

/** As a share of the photo. Our own choice. */
const AT_THE_TOP = 0.05;
/** A larger subject is the whole picture: a ring around it would say nothing. */
const MOST_RINGED = 0.5;
/** On a screen, a ring is for a button or a line, and not for the device. */
const MOST_OF_SCREEN = 0.2;
/** The longest arrow to a part, in px: a longer one would cross what is not meant. Our own choice. */
const LONGEST = 300;

/** How far an arrow without a ring leads to its side, in px. */
const ASIDE = 60;

/** A ring leaves room for the arrow above it and for its own line. */
const inside = ({ x, y, w, h }: Box): Box => ({ x: x + 24, y: y + 110, w: w - 48, h: h - 134 });
