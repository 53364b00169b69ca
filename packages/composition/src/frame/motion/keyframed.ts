import type { Curve, Keyframe, Keyframes } from "../../scene/keyframes.ts";
import { cubicBezier, interpolate, progress } from "./easing.ts";

/** What keyframes change at one time: px added, factors, degrees added. */
export type PoseChange = Record<keyof Keyframes, number>;

const UNCHANGED: PoseChange = { x: 0, y: 0, w: 0, h: 0, scale: 1, rotate: 0, opacity: 1 };

/** The change `ms` after the clip began. */
export function changeAt(keyframes: Keyframes | undefined, ms: number): PoseChange {
  if (!keyframes) return UNCHANGED;
  const change = { ...UNCHANGED };
  for (const [name, rest] of Object.entries(UNCHANGED) as [keyof Keyframes, number][]) {
    change[name] = keyframeValueAt(keyframes[name], ms, rest);
  }
  return { ...change, scale: Math.max(0, change.scale), opacity: Math.min(1, Math.max(0, change.opacity)) };
}

/**
 * The value of a course at `ms`. Keyframes may be in any order; of two at the same time, the later in the list counts.
 */
export function keyframeValueAt(course: readonly Keyframe[] | undefined, ms: number, rest: number): number {
  if (!course) return rest;
  const inOrder = ordered(course);
  const index = inOrder.findLastIndex(({ atMs }) => atMs <= ms);
  const [before, after] = [inOrder[index], inOrder[index + 1]];
  if (!before || !after) return (before ?? after)?.value ?? rest;
  return interpolate(before.value, after.value, CURVES[before.curve](progress(ms, before.atMs, after.atMs)));
}

/** From 0..1 to about 0..1. */
export const CURVES: Record<Curve, (share: number) => number> = {
  linear: (share) => share,
  "ease-in": cubicBezier(0.42, 0, 1, 1),
  "ease-out": cubicBezier(0, 0, 0.58, 1),
  "ease-in-out": cubicBezier(0.42, 0, 0.58, 1),
  settle: cubicBezier(0.2, 0.8, 0.2, 1),
  overshoot: cubicBezier(0.2, 1.4, 0.4, 1),
  hold: (share) => (share < 1 ? 0 : 1),
};

const sorted = new WeakMap<readonly Keyframe[], readonly Keyframe[]>();

function ordered(course: readonly Keyframe[]): readonly Keyframe[] {
  const known = sorted.get(course) ?? course.toSorted((a, b) => a.atMs - b.atMs);
  sorted.set(course, known);
  return known;
}
