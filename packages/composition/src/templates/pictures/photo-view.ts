import type { Box } from "../../scene/geometry.ts";
import { type Fit, isAllOver } from "../../shots/framing.ts";
import { focusOf } from "../../shots/subject.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { shadesIn } from "../../subject/shades.ts";

/** A page or a window, in px: `words` lie on it, and what lies below `seenTo` is covered by the app. */
export type Frame = { w: number; h: number; words: Box | null; seenTo: number };

/** Where a photo lies in a frame, in px, and what it loses there: less is better. `faceLost`: the share of a face that is cut off or under words. */
export type View = { at: Box; cost: number; faceLost: number };

/** How dark and how light the ground of words is at its ends, 0 to 1. */
export type Ground = { dark: number; light: number };

/** How much a photo is enlarged at most to move what it shows, by how much it goes on above itself, as a share of the frame. Our own choice. */
const CLOSER = [1, 1.06, 1.12, 1.18, 1.25] as const;
const [WIDER, MOST_ONWARD] = [0.95, 0.3];
/** What is lost if all of a thing is cut off, lies under words, or under the app's own; of these, what the words name counts most. Our own choice. */
const [CUT, COVERED, UNDER_APP] = [1.3, 1, 0.2];
const [NAMED, FACE, SUBJECT, PART] = [5, 4, 1.5, 1];
/** What else a place costs: lights and darks behind the words, enlarging, going on, and the subject off the middle. Our own choice. */
const [UNREST, ENLARGED, ONWARD, ASIDE] = [0.5, 0.8, 1.1, 0.5];

type Worth = { box: Box; worth: number };

/**
 * A photo fills its frame from edge to edge (ADR 204): as large and in the place where the least of what it shows is cut or lies under words, and
 * these lie on its calmest part. Its own ground goes on above it where its upper edge is one calm surface, as a sky or a wall, once all of that is shown;
 * nowhere else: a floor has boards. Null if its size is not known.
 */
export function viewOf(media: BeatMedia, frame: Frame): View | null {
  const { size } = media;
  if (!size) return null;
  const worth = worthOf(media);
  const focus = focusOf(media, MIDDLE);
  const cover = Math.max(frame.w / size.width, frame.h / size.height);
  let best: View | null = null;
  for (const scale of scalesOf(frame.w / size.width, cover)) {
    const [w, h] = [size.width * scale, size.height * scale];
    for (const y of placesIn(downOf(media, h, frame))) {
      for (const x of placesIn({ from: frame.w - w, to: 0 })) {
        const at = { x, y, w, h };
        const most: number = best ? best.cost - 1e-9 : Number.POSITIVE_INFINITY;
        // What is behind the words takes the longest to find out.
        const known = placeCost(at, { frame, cover: cover / scale, focus }) + lossOf(at, worth, frame);
        const cost = known < most ? known + unrestCost(at, media, frame) : most;
        if (cost < most) best = { at, cost, faceLost: faceLostAt(at, media, frame) };
      }
    }
  }
  return best;
}

const MIDDLE = { x: 0.5, y: 0.5 };

/** From as wide as the frame to what it may be enlarged. */
function scalesOf(across: number, cover: number): number[] {
  const smaller: number[] = [];
  for (let scale = cover * WIDER; scale > across; scale *= WIDER) smaller.push(scale);
  return [...CLOSER.map((by) => cover * by), ...smaller, ...(across < cover ? [across] : [])];
}

/** How far down a photo of that height may begin; nowhere if `from` is after `to`. */
function downOf({ edges }: BeatMedia, h: number, { h: high }: Frame): { from: number; to: number } {
  const goesOn = edges !== undefined && edges.top.calm >= LEAST_CALM;
  const rest = high - h;
  return rest <= 0 ? { from: rest, to: goesOn ? high * MOST_ONWARD : 0 } : { from: rest, to: goesOn ? rest : 0 };
}

/** Of the photo. Our own choice: a strip at the edge alone is no surface. */
const LEAST_CALM = 0.06;

function placesIn({ from, to }: { from: number; to: number }): number[] {
  if (from > to + 0.01) return [];
  const count = Math.min(MOST_STEPS, 1 + Math.ceil((to - from) / STEP_PX));
  return Array.from({ length: count }, (_, i) => (count === 1 ? to : from + ((to - from) * i) / (count - 1)));
}

const [STEP_PX, MOST_STEPS] = [30, 9];

/** What a photo shows, with what each part is worth. */
function worthOf(media: BeatMedia): Worth[] {
  const { parts = [], named = [], hasFace = false } = media.kind === "image" ? media : {};
  const { subject } = media;
  const known = parts.map((box) => ({ box, worth: PART }));
  const found = subject && (hasFace || !isAllOver(subject));
  return [
    ...known,
    ...named.map((box) => ({ box, worth: NAMED })),
    ...(found ? [{ box: subject, worth: hasFace ? FACE : SUBJECT }] : []),
  ];
}

/** How much of a face is cut off, or lies under words. */
function faceLostAt(at: Box, media: BeatMedia, { w, h, words }: Frame): number {
  if (media.kind !== "image" || !media.hasFace || !media.subject) return 0;
  const face = placed(media.subject, at);
  const seen = sharedArea(face, { x: 0, y: 0, w, h }) - (words ? sharedArea(face, words) : 0);
  return 1 - seen / Math.max(1, face.w * face.h);
}

const placed = ({ x, y, w, h }: Box, at: Box): Box => ({
  x: at.x + x * at.w,
  y: at.y + y * at.h,
  w: w * at.w,
  h: h * at.h,
});

/** What is cut off by the frame, or lies under words or the app's own. */
function lossOf(at: Box, worth: readonly Worth[], { w, h, words, seenTo }: Frame): number {
  let sum = 0;
  for (const { box, worth: each } of worth) {
    const whole = placed(box, at);
    const area = Math.max(1, whole.w * whole.h);
    const cut = 1 - sharedArea(whole, { x: 0, y: 0, w, h }) / area;
    const under = sharedArea(whole, { x: 0, y: seenTo, w, h: h - seenTo }) / area;
    const covered = words ? sharedArea(whole, words) / area : 0;
    sum += each * (CUT * cut + COVERED * covered + UNDER_APP * under);
    if (cut > HARDLY && !isCutAlready(box)) sum += EDGE;
    if (covered > HARDLY) sum += TOUCHED;
  }
  return sum;
}

function sharedArea(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** An edge through a thing is seen, however little it cuts, unless the photo itself cuts it. As shares; our own choice. */
const [HARDLY, EDGE, AT_THE_EDGE] = [0.008, 0.25, 0.035];
/** Words that lie on an end of a thing are seen as well, however little of it they cover. Our own choice. */
const TOUCHED = 0.3;
const isCutAlready = ({ x, y, w, h }: Box): boolean => Math.min(x, y, 1 - x - w, 1 - y - h) < AT_THE_EDGE;

type Looked = { frame: Frame; cover: number; focus: { x: number; y: number } };

function placeCost(at: Box, { frame: { w, h, words }, cover, focus }: Looked): number {
  const middle = words ? 0 : Math.abs(at.y + focus.y * at.h - h / 2) / h;
  return (
    ENLARGED * Math.max(0, 1 / cover - 1) +
    ONWARD * (Math.max(0, at.y) / h) +
    ASIDE * (Math.abs(at.x + focus.x * at.w - w / 2) / w + middle)
  );
}

function unrestCost(at: Box, media: BeatMedia, { words }: Frame): number {
  const ground = words && groundUnder(media, at, words);
  return ground ? UNREST * (ground.light - ground.dark) : 0;
}

/** How light a photo that lies there is behind a box: at the twentieth of its cells that are the darkest, and the lightest. */
export function groundUnder({ shades }: BeatMedia, at: Box, box: Box): Ground | null {
  if (!shades || shades.length === 0) return null;
  const part = { x: (box.x - at.x) / at.w, y: (box.y - at.y) / at.h, w: box.w / at.w, h: box.h / at.h };
  const all = shadesIn(shades, part)
    .flat()
    .toSorted((a, b) => a - b);
  const [dark, light] = [all[Math.floor(all.length * 0.05)], all[Math.ceil(all.length * 0.95) - 1]];
  return dark === undefined || light === undefined ? null : { dark, light };
}

/** A place in a frame as a fit: what lies outside is cut, and its ground goes on above. */
export function fitOf({ edges }: BeatMedia, { x, y, w, h }: Box, frame: Pick<Frame, "w" | "h">): Fit {
  const place = { x: x / frame.w, y: y / frame.h, w: w / frame.w, h: h / frame.h };
  const onward = y > 0.5 ? (["top"] as const) : [];
  const color = (y > 0.5 && edges?.top.color) || "ink";
  return { fit: "contain", surround: { color, place, edge: "melted", faded: MELTED, onward: [...onward] } };
}

/** How much of its upper end melts into the ground that goes on from it, as a share of the photo. Our own choice. */
const MELTED = 0.03;
