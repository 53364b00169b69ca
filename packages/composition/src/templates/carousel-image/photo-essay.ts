import type { Color } from "../../scene/color.ts";
import type { Box, Focus } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { isTexture } from "../../shots/framing.ts";
import { focusBeside } from "../../shots/subject.ts";
import { subjectOnPage } from "../../shots/subject-on-page.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { type PhotoPage, photoPage, roomBetween, seenUntil, wordsOn } from "../pictures/photo-page.ts";
import { SHARE_OF_DETAIL, type Slide, type StillPage, slides } from "../pictures/still.ts";
import { scrimClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";

/**
 * *Photo essay* (docs/content.md#carousel): the photo fills the page, a few words are low on it in white with an ink
 * edge, with a scrim under them only; high on it where the product stands low; a photo that leaves no place for them goes on
 * behind them as a blur. Accent appears once: on the call to action
 * of the last slide. A tall page begins with its words.
 */
export const photoEssay: TemplateBuilder = {
  build: (storyboard, target) => {
    const words = target === "tiktok" ? ("above" as const) : ("below" as const);
    const place = { middle: 0.36, words, hasPanels: true, share: SHARE_OF_DETAIL } as const;
    return slides(storyboard, target, (slide) => (slide.isTall ? tallPage(slide) : page(slide)), place);
  },
};

function page(slide: Slide) {
  const { beat } = slide;
  if (!beat.media) return ofType(slide);
  const room = roomBetween(slide, 40, textTop(slide) + 190);
  const leavesTop = abovePlace(slide, { fit: "cover", focus: lowerFocus(slide, beat.media) }) !== null;
  const shown = photoPage(slide, beat.media, room, { fills: leavesTop });
  if (shown.ground)
    return { ...shown, clips: [...shown.clips, ...said(slide, shown.ground, belowPlace(slide, BESIDE))] };
  const photo = { ...shown.photo, focus: lowerFocus(slide, beat.media) };
  const above = abovePlace(slide, photo);
  const words = said(slide, null, above ?? belowPlace(slide));
  return { ...shown, clips: [photo, ...(above ? scrimsAbove(slide, above) : scrims(slide)), ...words] };
}

const ofType = (slide: Slide) => ({ background: "ink" as const, clips: said(slide, null, belowPlace(slide)) });

/** A tall page begins with its words, so that the photo goes on to its end (ADR 173). */
function tallPage(slide: Slide) {
  const { beat, whole } = slide;
  if (!beat.media) return ofType(slide);
  const place: Place = { box: { ...whole, y: whole.y + 30, h: MOST }, valign: "top" };
  const [title, more] = said(slide, "ink", place);
  const high = title && more ? likelyHeight(title) + (more.text === "" ? 0 : likelyHeight(more) + 26) : MOST;
  const shown = photoPage(slide, beat.media, roomBetween(slide, place.box.y + high + 60, seenUntil(slide)));
  const words = said(slide, shown.ground, place).map((it) =>
    it.id === "title" ? { ...it, box: { ...it.box, h: likelyHeight(it) } } : it,
  );
  return { ...shown, clips: [...shown.clips, ...(shown.ground ? [] : scrimsAbove(slide, place)), ...words] };
}

/**
 * The lower part of the picture, so that objects on its ground are above the words. A slightly different crop from slide
 * to slide keeps a set of stills from looking machine-made.
 */
const lowerFocus = ({ index }: Slide, media: BeatMedia): Focus =>
  focusBeside(media, { x: index % 2 === 0 ? 0.48 : 0.53, y: 0.6 });

type Place = { box: Box; valign: "top" | "bottom" };

/** Low on the page, from about y 700 of 1350 in the feed, above TikTok's own caption there; on a page of type all of it. */
function belowPlace(slide: Slide, beside = 0): Place {
  const { beat, whole } = slide;
  const top = beat.media ? textTop(slide) + beside : whole.y;
  return { box: { ...whole, y: top, h: whole.y + whole.h - top - 40 }, valign: "bottom" };
}

/** How much lower words begin beside a picture than on one, in px. */
const BESIDE = 210;

/** Above a product that stands where the words would cover it, if there is room; else null. */
function abovePlace(
  { beat, whole, width, height }: Slide,
  { fit, focus }: Pick<PhotoPage["photo"], "fit" | "focus">,
): Place | null {
  const { media } = beat;
  const subject =
    media && !isTexture(media) && subjectOnPage(media, { x: 0, y: 0, w: width, h: height }, focus, { fit });
  if (!subject || subject.y + subject.h < whole.y + whole.h - WORDS) return null;
  const h = subject.y - whole.y - AIR;
  return h < WORDS ? null : { box: { ...whole, h: Math.min(h, MOST) }, valign: "top" };
}

/** In px: what a few words need, the most they get, and what stays free between them and a product. Our own choice. */
const [WORDS, MOST, AIR] = [280, 520, 30];

/** Dark only under the words: it reaches full strength behind their middle and keeps it to their end. */
function scrims(page: StillPage): Clip[] {
  const { whole: safe, width, height } = page;
  const top = textTop(page) - 80;
  const full = textTop(page) + 220;
  const end = safe.y + safe.h;
  const whole = { x: 0, w: width };
  return [
    scrimClip("scrim", { ...whole, y: top, h: full - top }, 0, 0.5),
    scrimClip("scrim-words", { ...whole, y: full, h: end - full }, 0.5, 0.5),
    scrimClip("scrim-low", { ...whole, y: end, h: height - end }, 0.5, 0.55),
  ];
}

/** From the upper end of the page to the end of the words. */
function scrimsAbove({ width }: StillPage, { box }: Place): Clip[] {
  const end = box.y + box.h;
  return [scrimClip("scrim", { x: 0, y: 0, w: width, h: end }, 0.5, 0)];
}

function said(slide: Slide, ground: Color | null, { box, valign }: Place): TextClip[] {
  const { beat, face, isFirst, isLast } = slide;
  const onPhoto = beat.media !== null;
  const color = ground && wordsOn(ground, slide.palette);
  const gap = isLast ? 26 : onPhoto ? 18 : 40;
  // The body takes the lower half at most; the rest is for the title.
  const [title, body] =
    valign === "bottom"
      ? [
          { dock: { clip: "body", side: "above", gap } as const },
          { box: { ...box, y: box.y + box.h / 2, h: box.h / 2 } },
        ]
      : [
          { box: { ...box, h: box.h * (emphasized(beat.body).text === "" ? 1 : 0.68) } },
          { box, dock: { clip: "title", side: "below", gap } as const },
        ];
  return [
    textClip({
      id: "title",
      text: emphasized(beat.title).text,
      face: face("title", "native"),
      size: onPhoto ? (isFirst ? 104 : 84) : 132,
      minSize: 64,
      tracking: -0.01,
      ...(onPhoto && { maxLines: 5 }),
      ...(isLast ? askOn(ground) : edged(onPhoto, 8, color)),
      ...{ box, valign, ...title },
    }),
    textClip({
      id: "body",
      text: emphasized(beat.body).text,
      face: face("body", "native"),
      weight: 600,
      size: onPhoto ? 50 : 60,
      lineHeight: 1.28,
      ...edged(onPhoto, 5, color),
      ...{ ...body, valign },
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

/** About y 700 of 1350 in the feed. */
function textTop({ whole }: StillPage): number {
  return whole.y + whole.h - 560;
}
