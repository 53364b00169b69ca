import { captionPages } from "../frame/captions/caption-pages.ts";
import { frame } from "../frame/frame.ts";
import type { Primitive } from "../frame/primitives/primitive.ts";
import { extentOf } from "../paint/extent-of.ts";
import type { CaptionsClip } from "../scene/captions-clip.ts";
import type { Box } from "../scene/geometry.ts";
import type { Clip, Scene } from "../scene/scene.ts";
import type { TextClip } from "../scene/text-clip.ts";
import { ruler } from "../shaping/typesetter.ts";

export type WordsClip = TextClip | CaptionsClip;

/** Clips with words that are meant to be read. */
export function wordsClips(scene: Scene): WordsClip[] {
  return clipsOf(scene).filter((clip): clip is WordsClip => clip.kind === "captions" || isRead(clip));
}

function isRead(clip: Clip): clip is TextClip {
  return clip.kind === "text" && !clip.ornament && clip.text.trim() !== "";
}

export function clipsOf(scene: Scene): Clip[] {
  return scene.tracks.flatMap((track) => track.clips);
}

/** Time after which motions have ended. */
const SETTLED_MS = 700;

/**
 * Times at which a clip's words do not move: one for a text, one for each page of captions. A still scene has only 0.
 */
export function moments(clip: WordsClip, scene: Scene): number[] {
  if (scene.durationMs === 0) return [0];
  const end = Math.min(clip.endMs, scene.durationMs);
  const spans = clip.kind === "captions" ? captionPages(clip) : [{ startMs: clip.startMs, endMs: end }];
  return spans
    .filter(({ startMs, endMs }) => startMs < end && endMs > startMs)
    .map(({ startMs, endMs }) => Math.max(startMs, Math.min(startMs + SETTLED_MS, Math.min(endMs, end) - 1)));
}

/** What one clip draws at a time, with nothing else on screen. */
export function drawnAlone(clip: Clip, scene: Scene, tMs: number): Primitive[] {
  // Other clips are kept where a text may be docked to them, but their time never comes.
  const tracks = scene.tracks.map((track) => ({
    ...track,
    clips: track.clips.map((other) => (other.id === clip.id ? other : { ...other, startMs: 1e9, endMs: 1e9 })),
  }));
  return frame({ ...scene, tracks }, tMs, ruler()).slice(1);
}

/** The box of a clip's words and their boxes at a time; null if nothing is visible. */
export function wordsAt(clip: WordsClip, scene: Scene, tMs: number): Box | null {
  return boxAround(drawnAlone(clip, scene, tMs).map(boxOf));
}

/** Their box over their whole time. */
export function wordsBox(clip: WordsClip, scene: Scene): Box | null {
  return boxAround(moments(clip, scene).flatMap((tMs) => wordsAt(clip, scene, tMs) ?? []));
}

/** The painter's own extent is a little too large on purpose: smooth edges reach into the next pixel. */
const SMOOTH_PX = 2;

/** The box of what is drawn; a shadow is no part of what is read, and its extent is not known. */
export function boxOf(primitive: Primitive): Box {
  const { left, top, right, bottom } = extentOf(withoutShadow(primitive));
  return {
    x: left + SMOOTH_PX,
    y: top + SMOOTH_PX,
    w: Math.max(0, right - left - 2 * SMOOTH_PX),
    h: Math.max(0, bottom - top - 2 * SMOOTH_PX),
  };
}

function withoutShadow(primitive: Primitive): Primitive {
  if (primitive.kind === "group") return { ...primitive, children: primitive.children.map(withoutShadow) };
  if (!("shadow" in primitive)) return primitive;
  const { shadow: _, ...shape } = primitive;
  return shape;
}

function boxAround(boxes: readonly Box[]): Box | null {
  const seen = boxes.filter(({ w, h }) => w > 0 && h > 0);
  if (seen.length === 0) return null;
  const x = Math.min(...seen.map((box) => box.x));
  const y = Math.min(...seen.map((box) => box.y));
  const right = Math.max(...seen.map((box) => box.x + box.w));
  const bottom = Math.max(...seen.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** What two boxes share, in px². */
export function sharedArea(one: Box, other: Box): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return Math.max(0, w) * Math.max(0, h);
}

/** Whether `inner` is inside `outer`, with a tolerance of `by` px. */
export function isInside(inner: Box, outer: Box, by = 1): boolean {
  const right = outer.x + outer.w - (inner.x + inner.w);
  const bottom = outer.y + outer.h - (inner.y + inner.h);
  return Math.min(inner.x - outer.x, inner.y - outer.y, right, bottom) >= -by;
}
