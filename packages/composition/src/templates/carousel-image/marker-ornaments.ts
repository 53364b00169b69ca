import type { Color } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { Slide } from "../pictures/still.ts";
import { textClip } from "../pictures/still-clips.ts";
import { BESIDE_NUMBER_PX, type Colors, type MarkerPage } from "./marker-page.ts";

/** The slide's number, in the accent, at the left edge; as large as a photo, unless every page has one. */
export function number(slide: Slide, page: MarkerPage, colors: Colors): TextClip[] {
  const { index, isFirst, isLast, beat, height } = slide;
  if (isFirst || isLast) return [];
  const isSmall = beat.media !== null && page.beside === page.left + BESIDE_NUMBER_PX;
  const size = isSmall ? SMALL_PX : page.number / String(index).length ** 0.5;
  const look = { face: "block", size, minSize: size, weight: 400, lineHeight: 1, tracking: -0.06 } as const;
  const low = { x: -46, y: page.low + 60 - 1.19 * size, w: 400, h: 1.19 * size };
  const large = { x: EDGE_EM * size, y: height + 0.24 * size - size * 1.2, w: size * 1.8, h: size * 1.2 };
  const box = isSmall ? low : large;
  const text = String(index);
  return [textClip({ id: "number", text, ...look, color: colors.marker, box, valign: "bottom", ornament: true })];
}

/** How far a large number begins from the edge: the point of a 4 does not touch it. */
const EDGE_EM = 0.03;
/** In the column beside a photo. */
const SMALL_PX = 340;

/** A line drawn by hand that leaves each slide on the right and arrives on the next from the left. */
export function arrows({ isFirst, isLast, index, width }: Slide, page: MarkerPage): Clip[] {
  const y = page.crossing;
  const color: Color = isLast ? "onAccent" : "on";
  const line = { kind: "hand-line", startMs: 0, endMs: 0, width: 10, color } as const;
  const enter = { from: { x: -12, y }, to: { x: 96, y: page.handle }, bend: -26, head: true, seed: index };
  const end = { x: width + 12, y };
  const leave = { from: { x: width - 250, y: y + 64 }, to: end, bend: 46, head: false, seed: index + 50 };
  return [
    ...(isFirst ? [] : [{ ...line, id: "arrow-in", ...enter }]),
    ...(isLast ? [] : [{ ...line, id: "arrow-out", ...leave }]),
  ];
}
