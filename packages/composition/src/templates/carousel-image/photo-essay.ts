import type { Color } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { focusBeside } from "../../shots/subject.ts";
import { emphasized } from "../emphasized.ts";
import { type PhotoPage, photoPage, roomBetween, wordsOn } from "../pictures/photo-page.ts";
import { type Slide, type StillPage, slides } from "../pictures/still.ts";
import { scrimClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";

/**
 * *Photo essay* (docs/content.md#carousel): the photo fills the page, a few words are low on it in white with an ink
 * edge, with a scrim under them only. Accent appears once: on the call to action of the last slide.
 */
export const photoEssay: TemplateBuilder = {
  build: (storyboard, target) =>
    slides(
      storyboard,
      target,
      (slide) => {
        const { beat, isTall } = slide;
        if (!beat.media) return { background: "ink", clips: said(slide, null) };
        const page = photoPage(slide, beat.media, roomBetween(slide, isTall ? 90 : 40, textTop(slide) + 190));
        const words = said(slide, page.ground);
        return {
          background: page.background,
          clips: [page.ground ? page.photo : lower(slide, page.photo), ...shade(slide, page), ...words],
        };
      },
      { middle: 0.36, words: "below", hasPanels: true },
    ),
};

/**
 * The lower part of the picture, so that objects on its ground are above the words. A slightly different crop from slide
 * to slide keeps a set of stills from looking machine-made.
 */
function lower({ beat, index }: Slide, photo: PhotoPage["photo"]): Clip {
  if (!beat.media) return photo;
  return { ...photo, focus: focusBeside(beat.media, { x: index % 2 === 0 ? 0.48 : 0.53, y: 0.6 }) };
}

const shade = (slide: Slide, { ground }: PhotoPage): Clip[] => (ground ? [] : scrims(slide));

/** Dark only under the words: it reaches full strength behind their middle and keeps it to their end. */
function scrims(page: StillPage): Clip[] {
  const { whole: safe, width, height } = page;
  const top = textTop(page) - 80;
  const full = textTop(page) + 220;
  const end = safe.y + safe.h;
  const whole = { x: 0, w: width };
  // In TikTok a third of the page is below the words: there the picture is visible again.
  const last = height - end > 300 ? 0.15 : 0.55;
  return [
    scrimClip("scrim", { ...whole, y: top, h: full - top }, 0, 0.5),
    scrimClip("scrim-words", { ...whole, y: full, h: end - full }, 0.5, 0.5),
    scrimClip("scrim-low", { ...whole, y: end, h: height - end }, 0.5, last),
  ];
}

function said(slide: Slide, ground: Color | null): TextClip[] {
  const { beat, whole: safe, face, isFirst, isLast } = slide;
  const onPhoto = beat.media !== null;
  const color = ground && wordsOn(ground, slide.palette);
  const top = onPhoto ? textTop(slide) + (ground ? 210 : 0) : safe.y;
  const box = { x: safe.x, y: top, w: safe.w, h: safe.y + safe.h - top - 40 };
  // The body takes the lower half at most; the rest is for the title.
  const lower = { ...box, y: box.y + box.h / 2, h: box.h / 2 };
  return [
    textClip({
      id: "title",
      text: emphasized(beat.title).text,
      face: face("title", "native"),
      size: onPhoto ? (isFirst ? 104 : 84) : 132,
      minSize: 64,
      tracking: -0.01,
      ...(onPhoto && { maxLines: isFirst ? 5 : 3 }),
      ...(isLast ? askOn(ground) : edged(onPhoto, 8, color)),
      box,
      valign: "bottom",
      dock: { clip: "body", side: "above", gap: isLast ? 26 : onPhoto ? 18 : 40 },
    }),
    textClip({
      id: "body",
      text: bodyText(slide),
      face: face("body", "native"),
      weight: 600,
      size: onPhoto ? 50 : 60,
      lineHeight: 1.28,
      ...edged(onPhoto, 5, color),
      box: lower,
      valign: "bottom",
    }),
  ];
}

/** The call to action is the one thing in accent; on a ground of that, the other way around. */
function askOn(ground: Color | null): Pick<TextClip, "color" | "textBox"> {
  const [words, box] = ground === "accent" ? (["accent", "onAccent"] as const) : (["onAccent", "accent"] as const);
  return { color: words, textBox: { shape: "lines", color: box, padX: 26, padY: 16, radius: 16 } };
}

/** White letters; on a photo with an edge of ink, so that they are readable on any picture. Beside it in `color`. */
function edged(onPhoto: boolean, width: number, color: Color | null): Pick<TextClip, "color" | "stroke"> {
  if (color) return { color };
  return onPhoto ? { color: "#ffffff", stroke: { color: "ink", width } } : { color: "#ffffff" };
}

function bodyText({ beat, isLast, handle }: Slide): string {
  const { text } = emphasized(beat.body);
  return isLast && handle !== "" ? `${text}\n${handle}` : text;
}

/** The lower part: from about y 700 of 1350 in the feed, above TikTok's own caption there. */
function textTop({ whole }: StillPage): number {
  return whole.y + whole.h - 560;
}
