import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { ringAround } from "../../shots/subject.ts";
import type { JokeTiming } from "./joke-timing.ts";
import { BACK_MS } from "./loop-back.ts";

/** The assumed position of an unknown subject; the ring stays between the name above and the apps' own words below. */
const RING: Box = { x: 180, y: 720, w: 680, h: 760 };
/** A known subject is ringed wherever it is beside its name. */
const AROUND = { below: { x: 14, y: 664, w: 1052, h: 1080 }, above: { x: 14, y: 200, w: 1052, h: 740 } };

/** The name is above its subject, unless that is in the upper half. */
export const isNameBelow = (subject: Box | null): boolean => subject !== null && subject.y + subject.h / 2 < 800;

/** A ring around the subject when the picture freezes, with a light edge, so that it is seen on any picture. */
export function ring({ turnMs, durationMs }: Pick<JokeTiming, "turnMs" | "durationMs">, subject: Box | null): Clip[] {
  const bounds = isNameBelow(subject) ? AROUND.above : AROUND.below;
  // A ring around something long or narrow would run through its corners.
  const isBox = subject !== null && Math.max(subject.w / subject.h, subject.h / subject.w) > LONG;
  const box = subject ? (isBox ? frameAround(subject, bounds) : ringAround(subject, bounds)) : RING;
  const drawnOn = { startMs: turnMs, endMs: durationMs - BACK_MS, drawOnMs: 240, box, seed: 4, isBox } as const;
  return [
    { kind: "hand-ring", id: "ring-edge", ...drawnOn, width: 26, color: "#ffffff" },
    { kind: "hand-ring", id: "ring", ...drawnOn, width: 16, color: "accent" },
  ];
}

/** Length to width. Our own choice. */
const LONG = 1.35;

/** So far outside of a subject that its corners are clear of the pen. */
function frameAround({ x, y, w, h }: Box, bounds: Box): Box {
  const [aside, over] = [w * 0.09 + FRAME_AIR, h * 0.09 + FRAME_AIR];
  const [left, top] = [Math.max(bounds.x, x - aside), Math.max(bounds.y, y - over)];
  const [right, low] = [Math.min(bounds.x + bounds.w, x + w + aside), Math.min(bounds.y + bounds.h, y + h + over)];
  return { x: left, y: top, w: right - left, h: low - top };
}

const FRAME_AIR = 50;
