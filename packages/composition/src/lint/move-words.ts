import type { Box } from "../scene/geometry.ts";
import type { Scene } from "../scene/scene.ts";
import { sharedBox } from "../scene/shared-box.ts";
import type { LintRemedy } from "./finding.ts";
import type { Remedy } from "./rule-check.ts";
import { type WordsClip, wordsBox } from "./words-on-screen.ts";

/**
 * Ways to move a clip's words into `area`: the shortest move, then the area itself as the box, in which they shrink.
 */
export function movedInto(area: Box, clip: WordsClip, scene: Scene, remedy: LintRemedy): Remedy[] {
  const place = wordsBox(clip, scene);
  if (!place) return [];
  const dx = shift(place.x, place.w, area.x, area.w);
  const dy = shift(place.y, place.h, area.y, area.h);
  const moved = { ...clip.box, x: clip.box.x + dx, y: clip.box.y + dy };
  return [moved, sharedBox(moved, area), sharedBox(clip.box, area), area].map((box) => ({
    remedy,
    changes: [{ kind: "replace", clip: { ...clip, box } }],
  }));
}

/** How far a span must move to be inside another; to its beginning if it is too long. */
function shift(start: number, length: number, outer: number, outerLength: number): number {
  if (length > outerLength || start < outer) return outer - start;
  return Math.min(0, outer + outerLength - (start + length));
}
