import type { Colour } from "../../scene/colour.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { SlidePlace, SlideTimes } from "../pictures/slide-canvas.ts";
import { type Colors, crossingY, handleY, type Page } from "./marker-page.ts";

/** The slide's number, large and cropped by the left edge. */
export function number(
  { index, isFirst, isLast }: SlidePlace,
  page: Page,
  times: SlideTimes,
  colors: Colors,
): TextClip[] {
  if (isFirst || isLast) return [];
  return [
    {
      kind: "text",
      id: "number",
      ...times,
      text: String(index),
      face: "block",
      size: 260,
      color: colors.words,
      align: "left",
      motion: "cut",
      weight: 400,
      minSize: 260,
      lineHeight: 1,
      tracking: -0.06,
      box: { x: -46, y: page.low - 250, w: 400, h: 310 },
      valign: "bottom",
      ornament: true,
    },
  ];
}

/** A line drawn by hand that leaves each slide on the right and arrives on the next from the left. */
export function arrows({ isFirst, isLast, index, canvas, slide }: SlidePlace, page: Page, times: SlideTimes): Clip[] {
  const y = crossingY(page);
  const tip = isLast ? handleY(page) : y + 62;
  const color: Colour = isLast ? "onAccent" : "on";
  const line = { kind: "hand-line", ...times, width: 10, color } as const;
  const enter = { from: { x: -12, y }, to: { x: 96, y: tip }, bend: tip > y ? -26 : 26, head: true, seed: index };
  const end = { x: canvas.width + 12, y };
  const leave = { from: { x: canvas.width - 250, y: y + 64 }, to: end, bend: 46, head: false, seed: index + 50 };
  return [
    ...(isFirst ? [] : [{ ...line, id: "arrow-in", ...enter }]),
    // Over a photo of any brightness the line needs its own edge.
    ...(isLast || !slide.imageId ? [] : [{ ...line, id: "arrow-edge", ...leave, width: 22, color: "ink" as const }]),
    ...(isLast ? [] : [{ ...line, id: "arrow-out", ...leave, color: slide.imageId ? ("paper" as const) : color }]),
  ];
}
