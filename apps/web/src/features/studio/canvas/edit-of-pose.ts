import { type Outline, type Scene, safeBoxOf } from "@vignette/composition";
import type { HandEdit } from "@vignette/domain/studio";
import { type Pose, rotated } from "./pose.ts";

type Canvas = Pick<Scene, "width" | "height" | "safeZone">;

/** A text as it was before it was dragged. `hasOwnWidth`: a hand set the width of its lines. */
export type BeforeDrag = { outline: Outline; pose: Pose; hasOwnWidth: boolean; isDocked: boolean };

/** A letter more than its words need, so that lines break as before, in px. */
const SLACK = 2;

/**
 * What is stored when a text goes from one pose to another. One that was only moved keeps the size and the lines of its
 * look; any other, and one that followed another text, gets a width and a size of its own.
 */
export function editOfPose({ outline, pose, hasOwnWidth, isDocked }: BeforeDrag, to: Pose, scene: Canvas): HandEdit {
  const safe = safeBoxOf(scene);
  const { ground, box, size } = outline;
  const by = rotated({ x: to.x - pose.x, y: to.y - pose.y }, -ground.turn);
  const shift = { x: by.x / ground.scale, y: by.y / ground.scale };
  const isMoved = shift.x !== 0 || shift.y !== 0;
  const at = ({ x, y }: { x: number; y: number }) => ({
    x: short((x + shift.x - safe.x) / safe.w),
    y: short((y + shift.y - safe.y) / safe.h),
  });
  const isSized = to.w !== pose.w || to.size !== pose.size || to.turn !== pose.turn || (isDocked && isMoved);
  if (!isSized && !hasOwnWidth) return isMoved ? at(middle(box)) : {};
  const own = hasOwnWidth ? middle(box) : middle(outline.drawn);
  const width = to.w === pose.w && !hasOwnWidth ? outline.drawn.w + SLACK : to.w / ground.scale;
  const letters = ((to.size ?? size ?? 0) / (pose.size ?? 1)) * (size ?? 0);
  return {
    ...at(own),
    w: short(width / safe.w),
    size: short(letters / safe.w),
    ...(to.turn !== pose.turn && { rotate: short(to.turn - ground.turn) }),
  };
}

const middle = ({ x, y, w, h }: Outline["box"]) => ({ x: x + w / 2, y: y + h / 2 });

/** Five digits are a hundredth of a pixel. */
const short = (value: number) => Math.round(value * 1e5) / 1e5;
