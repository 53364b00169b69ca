import type { Box } from "../scene/geometry.ts";
import { safeBoxOf } from "../scene/safe-boxes.ts";
import type { Scene } from "../scene/scene.ts";
import { sharedBox } from "../scene/shared-box.ts";
import { movedInto } from "./move-words.ts";
import type { RuleCheck } from "./rule-check.ts";
import { say } from "./saying.ts";
import { isInside, wordsAt, wordsClips } from "./words-on-screen.ts";

/**
 * The words of the cover are inside the middle 3:4, the part that a profile grid shows (docs/content.md#safe-areas).
 */
export const gridCrop: RuleCheck = {
  find: async (scene, { coverMs }) =>
    wordsClips(scene)
      .filter(({ startMs, endMs }) => startMs <= coverMs && coverMs < endMs)
      .flatMap((clip) => {
        const box = wordsAt(clip, scene, coverMs);
        if (!box || isInside(box, gridBoxOf(scene))) return [];
        const said = say("layout.grid-crop", "The profile grid cuts off words of the cover.");
        const span = { startMs: coverMs, endMs: coverMs };
        return [{ rule: "grid-crop" as const, severity: "should" as const, clip: clip.id, box, ...span, ...said }];
      }),
  remedies: (scene, { clip: id }) => {
    const clip = wordsClips(scene).find((it) => it.id === id);
    return clip ? movedInto(sharedBox(gridBoxOf(scene), safeBoxOf(scene)), clip, scene, "into-grid-crop") : [];
  },
};

/** The middle of a canvas at 3:4: 1080×1440 of 1080×1920. */
export function gridBoxOf({ width, height }: Pick<Scene, "width" | "height">): Box {
  const w = Math.min(width, (height * 3) / 4);
  const h = Math.min(height, (width * 4) / 3);
  return { x: (width - w) / 2, y: (height - h) / 2, w, h };
}
