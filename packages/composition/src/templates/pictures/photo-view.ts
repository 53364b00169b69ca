import type { Box } from "../../scene/geometry.ts";
import type { Fit } from "../../shots/framing.ts";
import { focusOf } from "../../shots/subject.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { shadesIn } from "../../subject/shades.ts";
import { type Unrest, unrestOf } from "./unrest.ts";
import { COSTS, type Frame, lossByEdges, lossByWords, type Thing, thingsIn } from "./view-cost.ts";

/** Where a photo lies in a frame, in px, and what it costs there (`COSTS`): less is better. */
export type View = { at: Box; cost: number };

/** How dark and how light the ground of words is at its ends, 0 to 1. */
export type Ground = { dark: number; light: number };

/** How much a photo is enlarged at most to move what it shows, by how much it goes on above itself, as a share of the frame. Our own choice. */
const CLOSER = [1, 1.06, 1.12, 1.18, 1.25] as const;
const [WIDER, MOST_ONWARD] = [0.95, 0.36];

/** The places that a photo may have in a frame, without words; the best first. */
export type Views = { things: readonly Thing[]; all: readonly View[]; unrest: Unrest | null };

/**
 * A photo fills its frame from edge to edge (ADR 204): as large and in the place where the least of what it shows is cut or lies under words, and
 * these lie on its calmest part. Its own ground goes on above it where its upper edge is one calm surface, as a sky or a wall, once all of that is shown;
 * nowhere else: a floor has boards. Null if its size is not known.
 */
export function viewOf(media: BeatMedia, frame: Frame): View | null {
  const views = viewsIn(media, frame);
  return views && viewUnder(views, frame.words);
}

/** All places of a photo in a frame, whatever words lie on it. Null if its size is not known. */
export function viewsIn(media: BeatMedia, frame: Frame): Views | null {
  const { size } = media;
  if (!size) return null;
  const things = thingsIn(media);
  const focus = focusOf(media, MIDDLE);
  const cover = Math.max(frame.w / size.width, frame.h / size.height);
  const all = scalesOf(frame.w / size.width, cover).flatMap((scale) => {
    const [w, h] = [size.width * scale, size.height * scale];
    return placesIn(downOf(media, h, frame)).flatMap((y) =>
      placesIn({ from: frame.w - w, to: 0 }).map((x) => {
        const at = { x, y, w, h };
        const looked = { frame, cover: cover / scale, focus, isSurface: isSurface(media) };
        const cost = placeCost(at, looked) + lossByEdges(at, things, frame);
        return { at, cost };
      }),
    );
  });
  return { things, all: all.toSorted((one, other) => one.cost - other.cost), unrest: unrestOf(media.shades) };
}

/** The best of them under words. */
export function viewUnder({ things, all, unrest }: Views, words: readonly Box[]): View | null {
  let best: View | null = null;
  for (const { at, cost: known } of all) {
    const most: number = best ? best.cost - 1e-9 : Number.POSITIVE_INFINITY;
    if (known >= most) break;
    const behind = unrest ? COSTS.unrest * Math.max(0, ...words.map((it) => unrest(partUnder(it, at)))) : 0;
    const cost = known + behind + lossByWords(at, things, words);
    if (cost < most) best = { at, cost };
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
function downOf(media: BeatMedia, h: number, { h: high, isOpen }: Frame): { from: number; to: number } {
  const goesOn = isSurface(media) || (isOpen === true && isEven(media));
  const rest = high - h;
  return rest <= 0 ? { from: rest, to: goesOn ? high * MOST_ONWARD : 0 } : { from: rest, to: goesOn ? rest : 0 };
}

/** Whether the upper edge of a photo is one calm surface, which goes on above it as it is. */
const isSurface = ({ edges }: BeatMedia): boolean =>
  edges !== undefined && edges.top.calm >= LEAST_CALM && (edges.top.rough ?? 0) <= MOST_ROUGH;

/** Whether it is of one color about, into which the photo melts: an edge that is a strip alone has to be smoother than a wall in the sun. */
function isEven({ edges }: BeatMedia): boolean {
  if (!edges || edges.top.calm === 0) return false;
  return (edges.top.rough ?? 0) <= (edges.top.calm >= LEAST_CALM ? MOST_UNEVEN : MOST_OF_STRIP);
}

/** Of the photo. Our own choice: a strip at the edge alone is no surface. */
const LEAST_CALM = 0.06;
/** In levels of 255: grass, planks and shadows are rougher, and would go on as streaks. Measured on our own briefs' photos. */
const [MOST_ROUGH, MOST_UNEVEN, MOST_OF_STRIP] = [5.1, 16, 8];

function placesIn({ from, to }: { from: number; to: number }): number[] {
  if (from > to + 0.01) return [];
  const count = Math.min(MOST_STEPS, 1 + Math.ceil((to - from) / STEP_PX));
  return Array.from({ length: count }, (_, i) => (count === 1 ? to : from + ((to - from) * i) / (count - 1)));
}

const [STEP_PX, MOST_STEPS] = [30, 11];

type Looked = { frame: Frame; cover: number; focus: { x: number; y: number }; isSurface: boolean };

/** What a place costs by itself, whatever is shown there. */
function placeCost(at: Box, { frame: { w, h, words }, cover, focus, isSurface }: Looked): number {
  const middle = words.length > 0 ? 0 : Math.abs(at.y + focus.y * at.h - h / 2) / h;
  return (
    COSTS.enlarged * Math.max(0, 1 / cover - 1) +
    COSTS.onward * (Math.max(0, at.y) / h) +
    (at.y > 0.5 && !isSurface ? COSTS.plain : 0) +
    COSTS.aside * (Math.abs(at.x + focus.x * at.w - w / 2) / w + middle)
  );
}

/** How light a photo that lies there is behind a box: at the twentieth of its cells that are the darkest, and the lightest. */
export function groundUnder({ shades }: BeatMedia, at: Box, box: Box): Ground | null {
  if (!shades || shades.length === 0) return null;
  const all = shadesIn(shades, partUnder(box, at))
    .flat()
    .toSorted((a, b) => a - b);
  const [dark, light] = [all[Math.floor(all.length * 0.05)], all[Math.ceil(all.length * 0.95) - 1]];
  return dark === undefined || light === undefined ? null : { dark, light };
}

/** What of a photo that lies there is behind a box, in fractions of it. */
const partUnder = (box: Box, at: Box): Box => ({
  x: (box.x - at.x) / at.w,
  y: (box.y - at.y) / at.h,
  w: box.w / at.w,
  h: box.h / at.h,
});

/** A place in a frame as a fit: what lies outside is cut, and its ground goes on above, or its color. */
export function fitOf(media: BeatMedia, { x, y, w, h }: Box, frame: Pick<Frame, "w" | "h">): Fit {
  const place = { x: x / frame.w, y: y / frame.h, w: w / frame.w, h: h / frame.h };
  const color = (y > 0.5 && media.edges?.top.color) || "ink";
  if (y > 0.5 && !isSurface(media))
    return { fit: "contain", surround: { color, place, edge: "soft", faded: MELTED_PLAIN, onward: BUT_TOP } };
  const onward = y > 0.5 ? (["top"] as const) : [];
  return { fit: "contain", surround: { color, place, edge: "melted", faded: MELTED, onward: [...onward] } };
}

/** How much of its upper end melts into the ground that goes on from it, as a share of the photo, and into its color. Our own choice. */
const [MELTED, MELTED_PLAIN] = [0.03, 0.08];
const BUT_TOP: ("left" | "right" | "bottom")[] = ["left", "right", "bottom"];
