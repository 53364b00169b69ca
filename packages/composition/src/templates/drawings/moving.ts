import type { BeanPose } from "./bean.ts";
import type { MemeCast } from "./meme-drawing.ts";

/** A pose, or the other one that it alternates with in a film: Bean looks elsewhere and its hands have moved. */
export function moving(pose: BeanPose, { isMoved }: Pick<MemeCast, "isMoved">): BeanPose {
  if (!isMoved) return pose;
  const [leftX, leftY] = pose.left ?? [-150, -130];
  const [rightX, rightY] = pose.right ?? [150, -130];
  return { ...pose, look: pose.look ? 0 : 1, left: [leftX, leftY + 56], right: [rightX, rightY - 52] };
}
