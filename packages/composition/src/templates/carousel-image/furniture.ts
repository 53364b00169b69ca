import type { Color } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { Slide } from "../pictures/still.ts";
import { artClip, rectClip, textClip } from "../pictures/still-clips.ts";

/** The number of the slide, as in "2/7", small, in the upper right corner. Nothing on the first slide. */
export function pageNumber({ safe, index, count, isFirst }: Slide, color: Color): TextClip[] {
  if (isFirst) return [];
  const box = { x: safe.x + safe.w - 200, y: safe.y, w: 200, h: 64 };
  const look = { face: "native", weight: 600, size: 44, align: "right", color } as const;
  return [textClip({ id: "page", text: `${index + 1}/${count}`, box, ...look })];
}

/** An arrow to the next slide, in the lower right corner of the safe zone; none on the last. On a photo it needs a `ground`. */
export function swipeCue({ safe, isLast, count }: Slide, color: Color, ground?: Color): Clip[] {
  if (isLast || count === 1) return [];
  const inset = ground === undefined ? 0 : 24;
  const box = { x: safe.x + safe.w - 128 - inset, y: safe.y + safe.h - 78 - inset / 2, w: 128, h: 72 };
  const arrow = artClip(
    "swipe",
    box,
    ARROW.map((d) => ({ d, stroke: { color, width: 10 } })),
  );
  const tile = { x: box.x - 24, y: box.y - 12, w: 176, h: 96 };
  return ground === undefined
    ? [arrow]
    : [rectClip({ id: "swipe-ground", box: tile, color: ground, radius: 12 }), arrow];
}

const ARROW = ["M10 36H114", "M84 10L116 36L84 62"];

/** The account, under the call to action of the last slide; on a photo it is on a strip of paper. */
export function account(
  { safe, isLast, handle, beat }: Slide,
  color: Color,
  isOnPhoto = beat.media !== null,
): TextClip[] {
  if (!isLast || handle === "") return [];
  const strip = { shape: "lines", color: "paper", padX: 20, padY: 10, radius: 8 } as const;
  const look = isOnPhoto ? ({ color: "ink", textBox: strip } as const) : { color };
  const box = { x: safe.x, y: safe.y + safe.h - 90, w: safe.w - 40, h: 90 };
  const name = {
    id: "handle",
    text: handle,
    face: "native",
    weight: 600,
    size: 48,
    maxLines: 1,
    valign: "bottom",
  } as const;
  return [textClip({ ...name, box, ...look })];
}
