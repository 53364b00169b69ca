import type { Box } from "../scene/geometry.ts";

/** The screen of a device without its frame, in fractions of its photo. */
export function screenIn(device: Box, { width, height }: { width: number; height: number }): Box {
  const frame = ((device.w * width * FRAME) / height) * ENDS_OF_FRAME;
  return {
    x: device.x + device.w * FRAME,
    y: device.y + frame,
    w: device.w * (1 - 2 * FRAME),
    h: device.h - 2 * frame,
  };
}

/** The frame beside a device's screen, as a share of the device's width. Measured on our own briefs' photos. */
const FRAME = 0.065;
/** Above and below there are round corners as well, as a share of the frame beside the screen. */
const ENDS_OF_FRAME = 1.5;
