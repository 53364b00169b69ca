import { type Box, boundsOf, type Pose } from "./pose.ts";

/** Where a thing is aligned: at an edge of the safe box, or in the middle of the canvas. */
export const alignments = ["left", "center", "right", "top", "middle", "bottom"] as const;
export type Alignment = (typeof alignments)[number];

type Page = { canvas: { width: number; height: number }; safe: Box };

/** The pose with its frame, as it is rotated, at an edge of the safe box or in the middle of the canvas. In canvas px. */
export function aligned(pose: Pose, to: Alignment, { canvas, safe }: Page): Pose {
  const { w, h } = boundsOf(pose);
  switch (to) {
    case "left":
      return { ...pose, x: safe.x + w / 2 };
    case "center":
      return { ...pose, x: canvas.width / 2 };
    case "right":
      return { ...pose, x: safe.x + safe.w - w / 2 };
    case "top":
      return { ...pose, y: safe.y + h / 2 };
    case "middle":
      return { ...pose, y: canvas.height / 2 };
    case "bottom":
      return { ...pose, y: safe.y + safe.h - h / 2 };
  }
}
