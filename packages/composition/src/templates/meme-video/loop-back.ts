import type { Keyframes } from "../../scene/keyframes.ts";

/** How long a looping video takes at its end to come back to where it began (docs/content.md#meme-video). */
export const BACK_MS = 200;
/** It is back in its last frame: at 30 frames a second that begins this long before the end. */
export const LAST_FRAME_MS = 34;

/**
 * Moves within the last moments of a clip of `lengthMs`, ending in its last frame: `change` is how far (px of its box), or
 * for `scale` the factor it comes back from.
 */
export function movedBack(
  lengthMs: number,
  { scale, ...change }: Partial<Record<"x" | "y" | "w" | "h" | "scale", number>>,
): Keyframes {
  const course = (from: number, to: number) => [
    { atMs: Math.max(0, lengthMs - BACK_MS), value: from, curve: "ease-in-out" as const },
    { atMs: Math.max(0, lengthMs - LAST_FRAME_MS), value: to, curve: "linear" as const },
  ];
  const moves = Object.entries(change).map(([name, value]) => [name, course(0, value)]);
  return { ...Object.fromEntries(moves), ...(scale !== undefined && { scale: course(scale, 1) }) };
}
