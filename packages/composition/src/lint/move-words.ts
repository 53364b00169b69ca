import type { Box } from "../scene/geometry.ts";
import type { Scene } from "../scene/scene.ts";
import type { Remedy } from "./rule-check.ts";
import { type WordsClip, wordsBox } from "./words-on-screen.ts";

/**
 * Ways to move a clip's words into `area`: the shortest move, then the area itself as the box, in which they shrink.
 */
export function movedInto(area: Box, clip: WordsClip, scene: Scene, title: string): Remedy[] {
  const place = wordsBox(clip, scene);
  if (!place) return [];
  const dx = shift(place.x, place.w, area.x, area.w);
  const dy = shift(place.y, place.h, area.y, area.h);
  const moved = { ...clip.box, x: clip.box.x + dx, y: clip.box.y + dy };
  return [moved, cut(moved, area), cut(clip.box, area), area].map((box) => ({
    title,
    changes: [{ kind: "replace", clip: { ...clip, box } }],
  }));
}

/** How far a span must move to be inside another; to its beginning if it is too long. */
function shift(start: number, length: number, outer: number, outerLength: number): number {
  if (length > outerLength || start < outer) return outer - start;
  return Math.min(0, outer + outerLength - (start + length));
}

function cut(box: Box, area: Box): Box {
  const x = Math.max(box.x, area.x);
  const y = Math.max(box.y, area.y);
  const w = Math.max(0, Math.min(box.x + box.w, area.x + area.w) - x);
  const h = Math.max(0, Math.min(box.y + box.h, area.y + area.h) - y);
  return { x, y, w, h };
}
