import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { holdsPhrase } from "../../text/words.ts";
import type { SlideLook, SlidePlace, SlideTimes } from "../pictures/slide-canvas.ts";
import { arrows, number } from "./marker-ornaments.ts";
import { ASK, type Colors, handleY, type Page, PLAIN, pageOf } from "./marker-page.ts";

/**
 * *Marker list* (docs/content.md#carousel): paper and ink, a strong left-aligned title, one phrase on a marker stroke,
 * the number cropped by the left edge, and a hand-drawn arrow that leaves each slide and enters the next. The last
 * slide turns to accent.
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

function title({ slide, isFirst, canvas }: SlidePlace, page: Page, times: SlideTimes, colors: Colors): TextClip {
  const room = slide.imageId ? page.photoTop - page.top - 40 : canvas.safe.h * (isFirst ? 0.74 : 0.52);
  return {
    kind: "text",
    id: "title",
    ...times,
    ...words(slide.imageId ? (isFirst ? 160 : 128) : isFirst ? 216 : 160, colors),
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
  const end = slide.imageId ? page.photoTop - 40 : Math.min(page.bottom, page.low - 330, handleY(page) - 60);
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
  // Pictures are portraits and things stand low in them: of a wide part it is the lower one that shows them whole.
  const still = { fit: "cover", focus: { x: 0.5, y: 0.62 }, grain: 0.03, missing: "on" } as const;
  return [{ kind: "image", id: "photo", ...times, src: slide.imageId, box, ...still }];
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
      box: { x: page.left + 60, y: handleY(page) - 60, w: page.width - 60, h: 120 },
      valign: "middle",
      ...(place.slide.imageId ? LABEL : {}),
    },
  ];
}

/** The name stands half on the page, half on the picture: on a strip of paper it is read on both. */
const LABEL = {
  color: "ink",
  textBox: { shape: "lines", color: "paper", padX: 22, padY: 16, radius: 8 },
} as const satisfies Partial<TextClip>;
