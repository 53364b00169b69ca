import type { Box } from "../../scene/geometry.ts";
import { isAllOver } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";

/** A page or a window, in px: `words` lie on it, and what lies below `seenTo` is covered by the app. `isOpen`: words may have the color of a photo above it. */
export type Frame = { w: number; h: number; words: readonly Box[]; seenTo: number; isOpen?: boolean };

/** What strangers punish on a page with a photo, the worst first (ADR 216). A cost of 1 is a fault that one names. Our own choice. */
export const COSTS = {
  /** Words lie on a thing, or nearer to it than its air. */
  touched: 2.8,
  /** All of a thing lies under words. */
  covered: 1.6,
  /** All of a thing is cut off: it is not seen at all, which is much worse than half of it. */
  cut: 1.2,
  gone: 2.4,
  /** An edge goes through a thing, which the photo itself shows whole. */
  edge: 1.2,
  /** A thing nearly touches an edge. */
  near: 0.12,
  /** Eyes begin right at the upper end: the face looks cut. */
  eyes: 1.6,
  /** All of a thing lies under the app's own controls. */
  underApp: 0.3,
  /** The photo is twice as large as it needs to be. */
  enlarged: 1.4,
  /** The photo goes on above itself over all of the frame; and once more, if in one color, which is no part of it. */
  onward: 1.1,
  plain: 1,
  /** What is shown is a whole frame off the middle. */
  aside: 0.35,
  /** Black and white both lie behind the words. */
  unrest: 0.9,
} as const;

/** How much a thing counts: what the words name, a face, what was found to stand in the photo, a known part of it. Our own choice. */
const [NAMED, FACE, SUBJECT, PART] = [2, 3, 1, 0.9];
/** What its photo cuts at two sides, as spilled beans or a lamp in a corner, is a ground: words may lie on it. Our own choice. */
const OF_GROUND = 0.15;
/** A part so much smaller than the largest one that its photo cuts, as beans beside a bag, is beside what is shown: it may be cut off. Our own choice. */
const [SMALL, OF_BESIDE] = [0.2, 0.12];
/** Around a thing, in px. */
const AIR_PX = 24;
/** Above the parts of a face, in px. */
const FACE_AIR_PX = 90;
/** As a share of a thing: a box is never exact. */
const HARDLY = 0.008;
/** As a share of the photo: what is found of a thing ends a little before an edge that cuts it. */
const AT_THE_EDGE = 0.035;

/** Something that a photo shows, in fractions of it, with what it is worth. */
export type Thing = { box: Box; worth: number; isCut: boolean; isOfFace: boolean };

/** What a photo shows: its known parts, what the words name, and what was found to stand in it. */
export function thingsIn(media: BeatMedia): Thing[] {
  const { parts = [], named = [], hasFace = false } = media.kind === "image" ? media : {};
  const { subject } = media;
  const found = subject && (hasFace || !isAllOver(subject));
  const all = [
    ...parts.map((box) => ({ box, worth: PART })),
    ...named.map((box) => ({ box, worth: NAMED })),
    ...(found ? [{ box: subject, worth: hasFace ? FACE : SUBJECT }] : []),
  ];
  const largest = Math.max(0, ...parts.map(({ w, h }) => w * h));
  const isBeside = ({ w, h }: Box, cuts: number) => cuts > 0 && w * h < largest * SMALL;
  return all.map(({ box, worth }) => {
    const { x, y, w, h } = box;
    const cuts = [x, y, 1 - x - w, 1 - y - h].filter((it) => it < AT_THE_EDGE).length;
    const isOfFace = hasFace && worth !== FACE;
    const share = worth === FACE ? 1 : cuts > 1 ? OF_GROUND : worth === PART && isBeside(box, cuts) ? OF_BESIDE : 1;
    return { box, worth: worth * share, isCut: cuts > 0, isOfFace };
  });
}

/** What a photo that lies there loses by the frame's edges and the app's own controls. */
export function lossByEdges(at: Box, things: readonly Thing[], { w, h, seenTo }: Frame): number {
  let sum = 0;
  for (const { box, worth, isCut, isOfFace } of things) {
    const whole = onFrame(box, at);
    if (isOfFace && whole.y < FACE_AIR_PX && at.y < -1) sum += COSTS.eyes;
    const area = Math.max(1, whole.w * whole.h);
    const cut = 1 - sharedArea(whole, { x: 0, y: 0, w, h }) / area;
    const under = sharedArea(whole, { x: 0, y: seenTo, w, h: h - seenTo }) / area;
    const least = Math.min(whole.x, whole.y, w - whole.x - whole.w, h - whole.y - whole.h);
    sum += worth * (COSTS.cut * cut + COSTS.gone * cut ** 3 + COSTS.underApp * under);
    if (isCut) continue;
    if (cut > HARDLY) sum += COSTS.edge * worth;
    else if (least < AIR_PX) sum += COSTS.near;
  }
  return sum;
}

/** What it loses by words. */
export function lossByWords(at: Box, things: readonly Thing[], words: readonly Box[]): number {
  let sum = 0;
  for (const { box, worth } of things) {
    const whole = onFrame(box, at);
    const area = Math.max(1, whole.w * whole.h);
    const covered = words.reduce((all, it) => all + sharedArea(whole, it), 0) / area;
    const isNear = words.some((it) => sharedArea(whole, withAir(it)) / area > HARDLY);
    sum += worth * (COSTS.covered * covered + (isNear ? COSTS.touched : 0));
  }
  return sum;
}

/** The largest share of a thing that lies under a box. */
export function hiddenShare(at: Box, media: BeatMedia, box: Box): number {
  return Math.max(0, ...thingsIn(media).map((it) => coveredBy(onFrame(it.box, at), box)));
}

const coveredBy = (thing: Box, box: Box): number => sharedArea(thing, box) / Math.max(1, thing.w * thing.h);

const withAir = ({ x, y, w, h }: Box): Box => ({ x: x - AIR_PX, y: y - AIR_PX, w: w + 2 * AIR_PX, h: h + 2 * AIR_PX });

/** Where a part of a photo that lies there is on its frame. */
const onFrame = ({ x, y, w, h }: Box, at: Box): Box => ({
  x: at.x + x * at.w,
  y: at.y + y * at.h,
  w: w * at.w,
  h: h * at.h,
});

function sharedArea(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
