import { brandPalette } from "../brand/brand-palette.ts";
import type { Scene } from "../scene/scene.ts";
import { markerList } from "../templates/carousel-image/marker-list.ts";
import { photoEssay } from "../templates/carousel-image/photo-essay.ts";
import { SLIDE_CANVASES, type SlideLook, type SlidePlace, slideTimes } from "../templates/pictures/slide-canvas.ts";
import type { CarouselLook, CarouselScript, CarouselTarget } from "./carousel-script.ts";

const LOOKS: Record<CarouselLook, SlideLook> = { "marker-list": markerList, "photo-essay": photoEssay };

/**
 * A carousel as one scene per slide, each a still picture that nothing moves in. `media` tells which pictures there are:
 * a slide whose picture is missing is drawn without one.
 */
export function carouselScenes(
  script: CarouselScript,
  look: CarouselLook,
  media: { has(id: string): boolean },
  target: CarouselTarget,
): Scene[] {
  const palette = brandPalette(script.brand);
  const canvas = SLIDE_CANVASES[target];
  return script.slides.map((slide, index) => {
    const times = slideTimes(slide);
    const imageId = slide.imageId !== null && media.has(slide.imageId) ? slide.imageId : null;
    const place: SlidePlace = {
      slide: { ...slide, imageId },
      index,
      isFirst: index === 0,
      isLast: index === script.slides.length - 1 && index > 0,
      canvas,
      handle: script.handle ?? "",
    };
    const { background, clips } = LOOKS[look](place, times);
    return {
      version: 2,
      width: canvas.width,
      height: canvas.height,
      frameRate: 30,
      durationMs: times.endMs,
      background,
      palette,
      safeZone: canvas.safeZone,
      tracks: [{ id: "slide", clips }],
    };
  });
}
