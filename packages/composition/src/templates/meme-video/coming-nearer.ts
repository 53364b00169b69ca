import type { Box } from "../../scene/geometry.ts";
import type { Keyframes } from "../../scene/keyframes.ts";
import { PAGE } from "../videos/video-scene.ts";

/** How near a photo comes, around which height of the page. */
export type Near = { scale: number; y: number };

/** As near as a subject stays on the page; its upper end stays where it is, under the words. */
export function nearestOf(seen: Box | null): Near {
  if (!seen) return { scale: NEAREST, y: PAGE.h / 2 };
  const across = Math.max(Math.abs(seen.x - PAGE.w / 2), Math.abs(seen.x + seen.w - PAGE.w / 2));
  const most = Math.min((PAGE.w / 2 - RING_AIR) / across, (LOWEST - seen.y) / seen.h);
  return { scale: Math.min(NEAREST, Math.max(LEAST_NEAR, most)), y: seen.y };
}

/** Our own choice. */
const NEAREST = 1.24;
const LEAST_NEAR = 1.06;
/** From a subject to the edge of the page: a ring is between them. */
const RING_AIR = 100;
/** Below it, the app has its own words. */
const LOWEST = 1700;

/** From one scale to another around a height that stays where it is. */
export function nearing({ y }: Near, [from, to]: readonly [number, number], lengthMs: number): Keyframes {
  const course = (valueAt: (scale: number) => number) => [
    { atMs: 0, value: valueAt(from), curve: "linear" as const },
    { atMs: Math.max(1, lengthMs), value: valueAt(to), curve: "linear" as const },
  ];
  return { scale: course((scale) => scale), y: course((scale) => (PAGE.h / 2 - y) * (scale - 1)) };
}

/** Nearer in a cut, and at the end with a jerk, so that what stops then is felt. Shares of the way and of the time are our own choice. */
export function punchingIn({ y, scale: most }: Near, lengthMs: number): Keyframes {
  const cutMs = Math.round(lengthMs * 0.45);
  const jerkMs = Math.max(cutMs + 2, lengthMs - JERK_MS);
  const steps = [
    { atMs: 0, share: 0, curve: "linear" as const },
    { atMs: cutMs, share: 0.12, curve: "hold" as const },
    { atMs: cutMs + 1, share: 0.45, curve: "linear" as const },
    { atMs: jerkMs, share: 0.55, curve: "ease-in" as const },
    { atMs: Math.max(jerkMs + 1, lengthMs), share: 1, curve: "linear" as const },
  ];
  const course = (valueAt: (scale: number) => number) =>
    steps.map(({ atMs, share, curve }) => ({ atMs, curve, value: valueAt(1 + (most - 1) * share) }));
  return { scale: course((scale) => scale), y: course((scale) => (PAGE.h / 2 - y) * (scale - 1)) };
}

const JERK_MS = 180;

/** Where something is on the page when it has come nearer. */
export function nearer({ x, y, w, h }: Box, { scale, y: still }: Near): Box {
  const at = (from: number, around: number) => around + (from - around) * scale;
  return { x: at(x, PAGE.w / 2), y: at(y, still), w: w * scale, h: h * scale };
}
