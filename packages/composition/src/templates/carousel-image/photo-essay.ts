import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { SlideLook, SlidePlace, SlideTimes } from "../pictures/slide-canvas.ts";

/**
 * *Photo essay* (docs/content.md#carousel): the photo fills the page, few words stand low on it in white with an ink
 * edge, a scrim lies under them only. Accent appears once: on the ask of the last slide.
 */
export const photoEssay: SlideLook = (place, times) => ({
  background: "ink",
  clips: [...photo(place, times), ...words(place, times)],
});

function photo({ slide, canvas, index }: SlidePlace, times: SlideTimes): Clip[] {
  if (slide.imageId === null) return [];
  const page = { x: 0, y: 0, w: canvas.width, h: canvas.height };
  return [
    {
      kind: "image",
      id: "photo",
      ...times,
      src: slide.imageId,
      box: page,
      fit: "cover",
      // The lower part of the picture: what stands on its ground rises above the words.
      // A slightly different crop from slide to slide keeps a set of stills from looking machine-made.
      focus: { x: index % 2 === 0 ? 0.48 : 0.53, y: 0.6 },
      grain: 0.03,
      missing: "ink",
    },
    ...scrims(canvas, times),
  ];
}

/** Dark only where the words are: it grows to full strength behind their middle and stays so to their end. */
function scrims(canvas: SlidePlace["canvas"], times: SlideTimes): Clip[] {
  const top = textTop(canvas) - 80;
  const full = textTop(canvas) + 220;
  const page = { x: 0, w: canvas.width };
  const scrim = { kind: "scrim", ...times, color: "ink" } as const;
  const end = canvas.safe.y + canvas.safe.h;
  // In TikTok a third of the page lies below the words: there the picture comes back.
  const last = canvas.height - end > 300 ? 0.15 : 0.55;
  return [
    { ...scrim, id: "scrim", box: { ...page, y: top, h: full - top }, from: 0, to: 0.5 },
    { ...scrim, id: "scrim-words", box: { ...page, y: full, h: end - full }, from: 0.5, to: 0.5 },
    { ...scrim, id: "scrim-low", box: { ...page, y: end, h: canvas.height - end }, from: 0.5, to: last },
  ];
}

function words(place: SlidePlace, times: SlideTimes): TextClip[] {
  const { slide, canvas, isFirst, isLast } = place;
  const top = slide.imageId ? textTop(canvas) : canvas.safe.y;
  const box = { x: canvas.safe.x, y: top, w: canvas.safe.w, h: canvas.safe.y + canvas.safe.h - top - 40 };
  const common = {
    kind: "text",
    ...times,
    face: "native",
    align: "left",
    valign: "bottom",
    motion: "cut",
    box,
  } as const;
  const title: TextClip = {
    ...common,
    id: "title",
    text: slide.title,
    weight: 700,
    size: slide.imageId === null ? 132 : isFirst ? 104 : 84,
    minSize: 64,
    lineHeight: 1.16,
    tracking: -0.01,
    ...(slide.imageId ? { maxLines: 3 } : {}),
    ...(isLast ? ASK : edged(place, 8)),
    dock: { clip: "body", side: "above", gap: isLast ? 26 : slide.imageId ? 18 : 40 },
  };
  // The body may take the lower half at most; the rest is the title's.
  const lower = { ...box, y: box.y + box.h / 2, h: box.h / 2 };
  const body: TextClip = {
    ...common,
    ...BODY,
    size: slide.imageId === null ? 60 : BODY.size,
    ...edged(place, 5),
    box: lower,
    text: bodyText(place),
  };
  return [title, body];
}

const ASK = {
  color: "onAccent",
  textBox: { shape: "lines", color: "accent", padX: 26, padY: 16, radius: 16 },
} as const satisfies Partial<TextClip>;

const BODY = { id: "body", weight: 600, size: 50, minSize: 44, lineHeight: 1.28 } as const;

/** White letters; on a photo with an edge of ink, so that they are read on any picture. */
function edged({ slide }: SlidePlace, width: number): Pick<TextClip, "color" | "stroke"> {
  return slide.imageId ? { color: "#ffffff", stroke: { color: "ink", width } } : { color: "#ffffff" };
}

function bodyText({ slide, isLast, handle }: SlidePlace): string {
  return isLast && handle !== "" ? `${slide.body}\n${handle}` : slide.body;
}

/** The lower part: from about y 740 of 1350 in the feed, the lower end of *Both* in TikTok. */
function textTop({ safe }: SlidePlace["canvas"]): number {
  return safe.y + safe.h - 520;
}
