import type { Box } from "../../scene/geometry.ts";
import type { Keyframes } from "../../scene/keyframes.ts";
import type { Motion } from "../../scene/timing.ts";
import type { Group, Primitive } from "../primitives/primitive.ts";
import { changeAt } from "./keyframed.ts";
import { motionMatrix, poseAt, RESTING } from "./motion.ts";

/** Everything that moves a clip as a whole. `keyframes` count from `sinceMs`, otherwise from `startMs`. */
export type Movable = {
  startMs: number;
  box: Box;
  rotate?: number | undefined;
  opacity?: number | undefined;
  motion?: Motion;
  keyframes?: Keyframes | undefined;
  sinceMs?: number | undefined;
};

const sinceOf = ({ sinceMs, startMs }: Movable): number => sinceMs ?? startMs;

/** The clip's box as moved by its keyframes; its size is never negative. */
export function movedBox(clip: Movable, t: number): Box {
  const { box, keyframes } = clip;
  if (!keyframes) return box;
  const { x, y, w, h } = changeAt(keyframes, t - sinceOf(clip));
  return { x: box.x + x, y: box.y + y, w: Math.max(0, box.w + w), h: Math.max(0, box.h + h) };
}

/** Draws a clip inside its moved box, rotated, scaled and faded around its center, with its entry motion. */
export function posed(clip: Movable, t: number, children: Primitive[]): Primitive[] {
  const change = changeAt(clip.keyframes, t - sinceOf(clip));
  const box = movedBox(clip, t);
  const pose = poseAt(clip.motion ?? "cut", t - clip.startMs);
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const matrix = motionMatrix(
    { ...pose, scale: pose.scale * change.scale },
    middle,
    (clip.rotate ?? 0) + change.rotate,
  );
  const revealed = pose.revealed < 1 ? { ...box, w: box.w * pose.revealed } : null;
  return together(children, { matrix, clip: revealed, opacity: (clip.opacity ?? 1) * change.opacity });
}

/** Words are laid out upright and at rest; the result is rotated and moved. */
export function movedAsAWhole(clip: Movable, t: number, children: Primitive[]): Primitive[] {
  const { x, y, scale, rotate, opacity } = changeAt(clip.keyframes, t - sinceOf(clip));
  const middle = { x: clip.box.x + clip.box.w / 2, y: clip.box.y + clip.box.h / 2 };
  const matrix = motionMatrix({ ...RESTING, scale, dx: x, dy: y }, middle, (clip.rotate ?? 0) + rotate);
  return together(children, { matrix, opacity: (clip.opacity ?? 1) * opacity });
}

const IDENTITY = [1, 0, 0, 1, 0, 0] as const;

/** A group, or the children alone if it would change nothing; nothing if it is invisible. */
export function together(children: Primitive[], change: Partial<Omit<Group, "kind" | "children">>): Primitive[] {
  const { matrix = IDENTITY, clip = null, opacity = 1, smear = 0 } = change;
  if (opacity <= 0 || children.length === 0) return [];
  const still = matrix.every((value, i) => value === IDENTITY[i]);
  if (still && !clip && opacity === 1 && smear === 0) return children;
  return [{ kind: "group", matrix, clip, ...(opacity < 1 && { opacity }), ...(smear !== 0 && { smear }), children }];
}
