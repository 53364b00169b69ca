import type { Motion } from "../../scene/timing.ts";
import { cubicBezier, interpolate, progress } from "./easing.ts";

/** The pose of a clip `ms` after it appeared: scaled around its middle, moved by px, revealed from the left. */
export type Pose = { scale: number; dx: number; dy: number; revealed: number };

export const RESTING: Pose = { scale: 1, dx: 0, dy: 0, revealed: 1 };

const OVERSHOOT = cubicBezier(0.2, 1.4, 0.4, 1);
const SETTLE = cubicBezier(0.2, 0.8, 0.2, 1);

/** The pose of a motion word (docs/content.md#motion). *type* is not a pose: the caller shows fewer letters. */
export function poseAt(motion: Motion, ms: number): Pose {
  switch (motion) {
    case "pop":
      return { ...RESTING, scale: popScale(ms) };
    case "rise":
      return { ...RESTING, dy: interpolate(28, 0, SETTLE(progress(ms, 0, 200))) };
    case "slam":
      return { ...RESTING, scale: interpolate(1.25, 1, progress(ms, 0, 120)), dx: shake(ms) };
    case "sweep":
      return { ...RESTING, revealed: SETTLE(progress(ms, 0, 160)) };
    case "cut":
    case "type":
      return RESTING;
  }
}

/** .86 → 1.04 → 1 in 180 ms. */
function popScale(ms: number): number {
  const up = interpolate(0.86, 1.04, OVERSHOOT(progress(ms, 0, 120)));
  return ms < 120 ? Math.min(up, 1.05) : interpolate(1.04, 1, progress(ms, 120, 180));
}

/** Two frames at 30 fps, 6 px to one side and back, right after the impact. */
function shake(ms: number): number {
  if (ms >= 120 && ms < 153) return 6;
  if (ms >= 153 && ms < 187) return -6;
  return 0;
}

/** How many letters *type* has written after `ms`: 28 a second. */
export function typedLetters(ms: number): number {
  return Math.floor((ms / 1000) * 28);
}

/** The matrix that applies a pose around a center. */
export function motionMatrix(pose: Pose, middle: { x: number; y: number }, degrees = 0) {
  const turn = (degrees * Math.PI) / 180;
  const a = Math.cos(turn) * pose.scale;
  const b = Math.sin(turn) * pose.scale;
  return [
    a,
    b,
    -b,
    a,
    middle.x - a * middle.x + b * middle.y + pose.dx,
    middle.y - b * middle.x - a * middle.y + pose.dy,
  ] as const;
}
