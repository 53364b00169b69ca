import type { CaptionsClip } from "../../scene/captions-clip.ts";
import { motionMatrix, poseAt } from "../motion/motion.ts";
import type { Primitive } from "../primitives/primitive.ts";
import type { Stage } from "../primitives/stage.ts";
import { largestScale } from "../text/draw-text.ts";
import { placeText } from "../text/place-text.ts";
import { captionGround } from "./caption-ground.ts";
import { spokenIndex } from "./caption-pages.ts";
import { captionWords } from "./caption-words.ts";
import { pageAt } from "./page-at.ts";

/** The caption page of this moment, or nothing in a silence. */
export function drawCaptions(clip: CaptionsClip, stage: Stage): Primitive[] {
  const now = pageAt(clip, stage.t, stage.scene);
  if (!now) return [];
  const { page, look, text } = now;
  const placed = placeText(text, stage.scene, stage.measure);
  const shown = { clip, page, look, placed, spoken: spokenIndex(page, stage.t), stage };
  const children = [...captionGround(shown), ...captionWords(shown)];
  const pose = poseAt(look.motion, stage.t - page.startMs);
  if (pose.scale === 1 && !look.rotate) return children;
  const middle = { x: clip.box.x + clip.box.w / 2, y: clip.box.y + clip.box.h / 2 };
  const scale = Math.min(pose.scale, largestScale(placed, middle.x, stage.scene, look.stroke?.width ?? 0));
  return [{ kind: "group", matrix: motionMatrix({ ...pose, scale }, middle, look.rotate), clip: null, children }];
}
