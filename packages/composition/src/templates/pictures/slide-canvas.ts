import type { CarouselSlide, CarouselTarget } from "../../carousel/carousel-script.ts";
import type { Box } from "../../scene/geometry.ts";
import { SAFE_BOXES } from "../../scene/safe-boxes.ts";
import type { SafeZone } from "../../scene/safe-zone.ts";
import type { Clip } from "../../scene/scene.ts";
import { countWords } from "../../text/words.ts";

/** The page a look draws on: its size and where words may stand. */
export type SlideCanvas = { width: number; height: number; safeZone: SafeZone; safe: Box };

export const SLIDE_CANVASES: Record<CarouselTarget, SlideCanvas> = {
  instagram: { width: 1080, height: 1350, safeZone: "feed", safe: SAFE_BOXES.feed },
  tiktok: { width: 1080, height: 1920, safeZone: "both", safe: SAFE_BOXES.both },
};

/** Where a slide stands in its carousel, and what a look needs to draw it. `imageId` is null if the picture is missing. */
export type SlidePlace = {
  slide: CarouselSlide;
  index: number;
  isFirst: boolean;
  isLast: boolean;
  canvas: SlideCanvas;
  handle: string;
};

/** A look turns one slide into clips, back to front, and says which ground they lie on. */
export type SlideLook = (
  place: SlidePlace,
  times: SlideTimes,
) => { background: "bg" | "accent" | "ink"; clips: Clip[] };

export type SlideTimes = { startMs: 0; endMs: number };

/** How long a slide holds when it is shown as video: 0.5 s and 0.3 s a word, at least 2.4 s (docs/content.md#looks). */
export function slideTimes(slide: CarouselSlide): SlideTimes {
  const seconds = 0.5 + 0.3 * countWords(`${slide.title} ${slide.body}`);
  return { startMs: 0, endMs: Math.round(Math.max(2.4, seconds) * 1000) };
}
