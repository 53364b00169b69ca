import type { Outline } from "@vignette/composition";

/** Where a thing is on the canvas: its middle, its size before it is rotated, and the size of its letters, in canvas px. */
export type Pose = { x: number; y: number; w: number; h: number; turn: number; size: number | null };

export type Box = { x: number; y: number; w: number; h: number };

/** The pose of an outlined clip. Where a hand set the width, the frame is as wide as that, not as the words. */
export function poseOf(outline: Outline, hasOwnWidth: boolean): Pose {
  const { middle, w, h, turn, size, box, drawn, ground } = outline;
  if (!hasOwnWidth) return { ...middle, w, h, turn, size };
  const aside = (box.x + box.w / 2 - (drawn.x + drawn.w / 2)) * ground.scale;
  const { x, y } = rotated({ x: aside, y: 0 }, turn);
  return { x: middle.x + x, y: middle.y + y, w: box.w * ground.scale, h, turn, size };
}

/** The upright box around a pose. */
export function boundsOf({ x, y, w, h, turn }: Pose): Box {
  const [cos, sin] = [Math.abs(Math.cos(radians(turn))), Math.abs(Math.sin(radians(turn)))];
  const across = w * cos + h * sin;
  const down = w * sin + h * cos;
  return { x: x - across / 2, y: y - down / 2, w: across, h: down };
}

/** A distance rotated clockwise. */
export function rotated({ x, y }: { x: number; y: number }, degrees: number): { x: number; y: number } {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
