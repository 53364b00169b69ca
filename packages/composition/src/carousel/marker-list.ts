import type { Colour } from "../scene/colour.ts";
import type { Clip } from "../scene/scene.ts";
import type { TextClip } from "../scene/text-clip.ts";
import { holdsPhrase } from "../text/words.ts";
import type { SlideCanvas, SlideLook, SlidePlace, SlideTimes } from "./slide-canvas.ts";

/**
 * *Marker list* (ux §6): paper and ink, a strong left-aligned title, one phrase on a marker stroke, the number cropped
 * by the left edge, and a hand-drawn arrow that leaves each slide and enters the next. The last slide turns to accent.
 */
export const markerList: SlideLook = (place, times) => {
  const page = pageOf(place.canvas);
  const colors = place.isLast ? ASK : PLAIN;
  return {
    background: place.isLast ? "accent" : "bg",
    clips: [
      ...photo(place, page, times),
      ...number(place, page, times, colors),
      title(place, page, times, colors),
      body(place, times, page, colors),
      ...arrows(place, page, times),
      ...handle(place, page, times, colors),
    ],
  };
};

type Colors = { words: Colour; marker: Colour; onMarker: Colour };
const PLAIN: Colors = { words: "on", marker: "accent", onMarker: "onAccent" };
const ASK: Colors = { words: "onAccent", marker: "paper", onMarker: "ink" };

/** `low` is the lower edge for what is only looked at; in TikTok that may stand below the words' box. */
type Page = { left: number; width: number; top: number; bottom: number; low: number; photoTop: number };

function pageOf({ safe, height }: SlideCanvas): Page {
  const bottom = safe.y + safe.h;
  const low = Math.max(bottom, height - TIKTOK_BOTTOM_PX);
  return { left: safe.x, width: safe.w, top: safe.y + 24, bottom, low, photoTop: safe.y + safe.h * 0.56 };
}

/** TikTok writes account and caption over the lowest 420 px; a little air above them. */
const TIKTOK_BOTTOM_PX = 450;

function title({ slide, isFirst, canvas }: SlidePlace, page: Page, times: SlideTimes, colors: Colors): TextClip {
  const room = slide.imageId ? page.photoTop - page.top - 40 : canvas.safe.h * (isFirst ? 0.74 : 0.52);
  return {
    kind: "text",
    id: "title",
    ...times,
    ...words(slide.imageId ? 128 : isFirst ? 216 : 160, colors),
    text: slide.title,
    weight: 700,
    minSize: 84,
    lineHeight: isFirst ? 0.98 : 1.02,
    tracking: -0.025,
    box: { x: page.left, y: page.top, w: page.width, h: slide.imageId && slide.body !== "" ? room * 0.62 : room },
    // A promise without a picture is a poster: its words stand in the middle of the page.
    valign: isFirst && slide.imageId === null ? "middle" : "top",
    emphasis: { phrase: slide.emphasis, style: "marker", color: colors.marker, on: colors.onMarker },
  };
}

function body({ slide }: SlidePlace, times: SlideTimes, page: Page, colors: Colors): TextClip {
  const end = slide.imageId ? page.photoTop - 40 : Math.min(page.bottom, page.low - 330);
  const phrase = holdsPhrase(slide.title, slide.emphasis) ? "" : slide.emphasis;
  return {
    kind: "text",
    id: "body",
    ...times,
    ...words(slide.imageId ? 56 : 64, colors),
    text: slide.body,
    weight: 500,
    minSize: 44,
    lineHeight: 76 / 60,
    box: { x: page.left, y: page.top, w: Math.min(page.width, 880), h: end - page.top },
    dock: { clip: "title", side: "below", gap: 36 },
    emphasis: { phrase, style: "marker", color: colors.marker, on: colors.onMarker },
  };
}

function words(size: number, colors: Colors) {
  return {
    face: "edit",
    size,
    color: colors.words,
    align: "left",
    valign: "top",
    motion: "cut",
  } as const;
}

/** The picture stands on the lower edge and runs out of the page to the right; the left column stays for the number. */
function photo({ slide, canvas }: SlidePlace, page: Page, times: SlideTimes): Clip[] {
  if (slide.imageId === null) return [];
  const x = page.left + 170;
  const box = { x, y: page.photoTop, w: canvas.width - x, h: canvas.height - page.photoTop };
  const still = { fit: "cover", focus: { x: 0.5, y: 0.42 }, grain: 0.03, missing: "on" } as const;
  return [{ kind: "image", id: "photo", ...times, src: slide.imageId, box, ...still }];
}

function number({ index, isFirst, isLast }: SlidePlace, page: Page, times: SlideTimes, colors: Colors): TextClip[] {
  if (isFirst || isLast) return [];
  return [
    {
      kind: "text",
      id: "number",
      ...times,
      ...words(260, colors),
      text: String(index),
      face: "block",
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

function arrows({ isFirst, isLast, index, canvas, slide }: SlidePlace, page: Page, times: SlideTimes): Clip[] {
  const y = page.low - 270;
  const color: Colour = isLast ? "onAccent" : "on";
  const line = { kind: "hand-line", ...times, width: 10, color } as const;
  const enter = { from: { x: -12, y }, to: { x: 96, y: y + 62 }, bend: -26, head: true, seed: index };
  const end = { x: canvas.width + 12, y };
  const leave = { from: { x: canvas.width - 250, y: y + 64 }, to: end, bend: 46, head: false, seed: index + 50 };
  return [
    ...(isFirst ? [] : [{ ...line, id: "arrow-in", ...enter }]),
    // Over a photo of any brightness the line needs its own edge.
    ...(isLast || !slide.imageId ? [] : [{ ...line, id: "arrow-edge", ...leave, width: 22, color: "ink" as const }]),
    ...(isLast ? [] : [{ ...line, id: "arrow-out", ...leave, color: slide.imageId ? ("paper" as const) : color }]),
  ];
}

function handle(place: SlidePlace, page: Page, times: SlideTimes, colors: Colors): TextClip[] {
  if (!place.isLast || place.handle === "") return [];
  return [
    {
      kind: "text",
      id: "handle",
      ...times,
      ...words(52, colors),
      text: place.handle,
      weight: 600,
      minSize: 44,
      lineHeight: 1.1,
      maxLines: 1,
      // Above the arrow where that has moved below the words' box, else on the lower edge.
      box: { x: page.left, y: page.low > page.bottom ? page.low - 420 : page.bottom - 80, w: page.width, h: 80 },
      valign: "bottom",
    },
  ];
}
