import type { Box } from "../../scene/geometry.ts";
import type { Scene } from "../../scene/scene.ts";
import type { Primitive } from "../primitives/primitive.ts";
import { cubicBezier, interpolate } from "./easing.ts";
import { motionMatrix, RESTING } from "./motion.ts";
import { together } from "./pose-clip.ts";
import type { Arrival } from "./shown-clips.ts";

const SETTLE = cubicBezier(0.2, 0.8, 0.2, 1);
const BOTH_ENDS = cubicBezier(0.45, 0, 0.2, 1);

/** An incoming picture during its transition (docs/content.md#transitions). */
export function arriving({ clip, share }: Arrival, children: Primitive[], scene: Scene): Primitive[] {
  const { box } = clip;
  const inside = windowOf(box, scene);
  switch (clip.transition?.kind) {
    case "whip":
      return whipped(box, inside, WHIP_PX * 3 * (1 - SETTLE(share * 2 - 1)) * widthOf(box, scene), children);
    case "punch":
      return scaled(box, inside, interpolate(1.12, 1, SETTLE(share)), children);
    case "page-slide":
      return shifted(inside, box.w * (1 - BOTH_ENDS(share)), children);
    case "wipe":
      return together(children, { clip: { ...box, w: box.w * BOTH_ENDS(share) } });
    case "crossfade":
      return together(children, { opacity: share });
    case "zoom":
      return scaled(box, inside, interpolate(ZOOM_FROM, 1, SETTLE(share)), children, share);
    case undefined:
      return children;
  }
}

/** The previous picture during the transition. */
export function leaving({ clip, share }: Arrival, children: Primitive[], scene: Scene): Primitive[] {
  const { box } = clip;
  const inside = windowOf(box, scene);
  switch (clip.transition?.kind) {
    case "whip":
      return whipped(box, inside, -WHIP_PX * 3 * (share * 2) ** 2 * widthOf(box, scene), children);
    case "page-slide":
      return shifted(inside, -box.w * BOTH_ENDS(share), children);
    case "zoom":
      return scaled(box, inside, interpolate(1, ZOOM_TO, BOTH_ENDS(share)), children);
    case "crossfade":
    case "punch":
    case "wipe":
    case undefined:
      return children;
  }
}

/** Motion of one frame of a whip, on a canvas 1080 px wide: 6 frames of it, three out and three in. */
const WHIP_PX = 40;

/** How near *zoom* begins the next picture, and how near it leaves the previous one. Our own choice. */
const [ZOOM_FROM, ZOOM_TO] = [1.25, 1.7];

/** The visible share of a box's width. */
function widthOf(box: Box, scene: Scene): number {
  return Math.min(box.w, scene.width) / 1080;
}

/** Moved aside and smeared; scaled up just enough to keep the edge of the picture out of sight. */
function whipped(box: Box, inside: Box | null, off: number, children: Primitive[]): Primitive[] {
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const smear = Math.abs(off);
  const scale = 1 + (2 * (Math.abs(off) + smear / 2)) / Math.max(1, box.w);
  return together(children, { matrix: motionMatrix({ ...RESTING, dx: off, scale }, middle), clip: inside, smear });
}

function scaled(box: Box, inside: Box | null, scale: number, children: Primitive[], opacity = 1): Primitive[] {
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  return together(children, { matrix: motionMatrix({ ...RESTING, scale }, middle), clip: inside, opacity });
}

function shifted(inside: Box | null, dx: number, children: Primitive[]): Primitive[] {
  return together(children, { matrix: [1, 0, 0, 1, dx, 0], clip: inside });
}

/** Clips the motion to the box; where a picture fills the canvas, the canvas clips by itself. */
function windowOf(box: Box, scene: Scene): Box | null {
  const fills = box.x <= 0 && box.y <= 0 && box.x + box.w >= scene.width && box.y + box.h >= scene.height;
  return fills ? null : box;
}
