import { type Corner, corners } from "@vignette/domain/studio/catalogue";
import type { Box } from "../../scene/geometry.ts";
import type { ImageClip } from "../../scene/image-clip.ts";
import type { Mark } from "../../scene/mark.ts";
import { safeBoxOf } from "../../scene/safe-boxes.ts";
import type { Clip, Scene } from "../../scene/scene.ts";
import type { Measure } from "../../text/font.ts";
import { holds, plateFor, touches } from "./ground-under.ts";
import { type Taken, takenBy } from "./taken.ts";

/**
 * `picture`: the mark itself; `plate`: what lies behind it, or null for nothing. `away`: when it is not shown, because
 * something else is there.
 */
export type MarkPlace = { picture: Box; plate: { box: Box; color: string } | null; away: readonly Span[] };
type Span = { startMs: number; endMs: number };
type Size = { w: number; h: number };

/** Around the mark on its plate, and between it and what it keeps clear of, in px. */
const PLATE_PAD = 18;
const AIR = 16;
/** Where no corner is free for the whole mark, a smaller one is tried. */
const SMALLER = 0.7;
/** A mark that is away longer than this share of the time is left out: it would only flash. */
const MOST_AWAY = 0.6;
/** It stays away between two absences that are closer than this, in ms. */
const FLASH_MS = 1500;

const known = new WeakMap<Scene, { measure: Measure; places: Map<string, MarkPlace | null> }>();

/** Where a mark is drawn in a scene, the same at all times; null if every corner is taken. */
export function markPlace(clip: ImageClip, mark: Mark, scene: Scene, measure: Measure): MarkPlace | null {
  const found = known.get(scene);
  const places = found?.measure === measure ? found.places : new Map<string, MarkPlace | null>();
  if (found?.places !== places) known.set(scene, { measure, places });
  const place = places.get(clip.id);
  if (place !== undefined) return place;
  const taken = takenBy(scene, mark, measure);
  const chosen = best(clip, mark, scene, taken, 1) ?? best(clip, mark, scene, taken, SMALLER);
  places.set(clip.id, chosen);
  return chosen;
}

function best(
  { box: { w, h } }: ImageClip,
  mark: Mark,
  scene: Scene,
  taken: readonly Taken[],
  scale: number,
): MarkPlace | null {
  const size = { w: w * scale + 2 * PLATE_PAD, h: h * scale + 2 * PLATE_PAD };
  const tried = inTurn(mark.corner).map((corner, turn) => {
    const box = cornerBox(corner, size, safeBoxOf(scene));
    const away = awayFrom(taken, box, scene);
    return { corner, box, away, cost: costOf(box, away, turn, mark, scene) };
  });
  const [first] = tried
    .filter(({ away }) => lengthOf(away) <= MOST_AWAY * Math.max(1, scene.durationMs))
    .toSorted((a, b) => a.cost - b.cost);
  if (!first) return null;
  const { box, away, corner } = first;
  const color = plateFor(mark, box, scene);
  const inner = { w: box.w - 2 * PLATE_PAD, h: box.h - 2 * PLATE_PAD };
  if (color === null) return { picture: cornerBox(corner, inner, safeBoxOf(scene)), plate: null, away };
  return { picture: { ...inner, x: box.x + PLATE_PAD, y: box.y + PLATE_PAD }, plate: { box, color }, away };
}

/** The wanted corner, then the other one of its edge, then those of the other edge. */
function inTurn(corner: Corner): Corner[] {
  const at = corners.indexOf(corner);
  const beside = [1, 0, 3, 2][at] ?? 0;
  const across = [3, 2, 1, 0][at] ?? 0;
  const rest = corners.filter((_, i) => ![at, beside, across].includes(i));
  return [corner, ...[beside, across].flatMap((i) => corners[i] ?? []), ...rest];
}

function cornerBox(corner: Corner, { w, h }: Size, safe: Box): Box {
  const x = corner.endsWith("left") ? safe.x : safe.x + safe.w - w;
  const y = corner.startsWith("top") ? safe.y : safe.y + safe.h - h;
  return { x, y, w, h };
}

/** When something is in the box; short gaps between two absences count as one. */
function awayFrom(taken: readonly Taken[], box: Box, { durationMs }: Scene): Span[] {
  const around = { x: box.x - AIR, y: box.y - AIR, w: box.w + 2 * AIR, h: box.h + 2 * AIR };
  const end = Math.max(1, durationMs);
  const spans = taken
    .filter((it) => touches(it.box, around))
    .map(({ startMs, endMs }) => ({ startMs: Math.max(0, startMs), endMs: Math.min(end, Math.max(endMs, 1)) }))
    .filter(({ startMs, endMs }) => endMs > startMs)
    .toSorted((a, b) => a.startMs - b.startMs);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.startMs - last.endMs < FLASH_MS) last.endMs = Math.max(last.endMs, span.endMs);
    else joined.push(span.startMs < FLASH_MS ? { ...span, startMs: 0 } : { ...span });
  }
  const last = joined.at(-1);
  if (last && end - last.endMs < FLASH_MS) last.endMs = end;
  return joined;
}

const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);

/** A free corner further away is better than the wanted one over a subject, or where the mark is often away. */
function costOf(box: Box, away: readonly Span[], turn: number, { avoid }: Mark, scene: Scene): number {
  const share = lengthOf(away) / Math.max(1, scene.durationMs);
  const isOnSubject = avoid.some((it) => !it.isFace && touches(it.box, box));
  const under = scene.tracks.flatMap(({ clips }) => clips).filter((clip) => isDrawn(clip) && touches(clip.box, box));
  const isOnDrawing = under.some(({ kind }) => kind === "art");
  const isOnEdge = under.some((clip) => isDrawn(clip) && !holds(clip.box, box));
  return share * 3 + (isOnSubject ? 0.5 : 0) + (isOnDrawing ? 0.6 : 0) + (isOnEdge ? 0.4 : 0) + turn * 0.15;
}

/** Pictures, drawings and shapes: over one edge of them a mark looks like a mistake. */
function isDrawn(clip: Clip): clip is Extract<Clip, { kind: "image" | "video" | "rect" | "art" }> {
  if (clip.kind === "image") return clip.mark === undefined;
  return clip.kind === "video" || clip.kind === "rect" || clip.kind === "art";
}
