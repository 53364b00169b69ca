import type { Color } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import { focusOf } from "../../shots/subject.ts";
import { readsFromRight } from "../../text/bidi.ts";
import { emphasized } from "../emphasized.ts";
import { likelySize } from "../pictures/likely-size.ts";
import { materialClips } from "../pictures/material-clips.ts";
import { shownThroughout } from "../pictures/shown-throughout.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { isAccented, pictureClip, textClip } from "../pictures/still-clips.ts";
import { stripFit } from "../pictures/strip-fit.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { figureOf, inItsSentence, MOST_OF_FIGURE, type Parts } from "./figure-of.ts";
import { account, pageNumber, swipeCue } from "./furniture.ts";

/**
 * *Big number* (docs/content.md#carousel): one figure a slide on a full ground that alternates from slide to slide, above the product
 * on each of them.
 */
export const bigNumber: TemplateBuilder = {
  build: (storyboard, target) => {
    const all = { ...storyboard, beats: shownThroughout(storyboard.beats) };
    return slides(all, target, (slide) => slideOf(inItsRoom(slide)), {
      ratio: 1.8,
      endsWhole: true,
      keepsScreens: true,
    });
  },
};

type Colors = { ground: Color; words: Color };

/** On a tall page words may go on where a photo would be. */
const inItsRoom = (slide: Slide): Slide => (slide.beat.media ? slide : { ...slide, safe: slide.whole });

function slideOf(given: Slide) {
  const { index, isFirst, isLast } = given;
  const sentence = isFirst || isLast ? null : inItsSentence(given.beat.title, given.beat.body);
  const slide = sentence ? { ...given, beat: { ...given.beat, body: "" } } : given;
  const { beat } = slide;
  const isLoud = index % 2 === 0 || isLast;
  const colors: Colors = isLoud ? { ground: "accent", words: "onAccent" } : { ground: "on", words: "bg" };
  // The ask has no figure: a number in it is part of a name.
  const parts = isLast
    ? { before: "", figure: "", after: emphasized(beat.title).text }
    : (sentence ?? figureOf(beat.title));
  const said = parts.figure === "" ? poster(slide, parts.after, colors.words) : number(slide, parts, colors.words);
  const furniture = [
    ...pageNumber(slide, colors.words),
    ...cue(slide, colors.words),
    ...account(aboveAnyPhoto(slide), colors.words, false),
  ];
  return { background: colors.ground, clips: [...photo(slide), ...said, ...furniture] };
}

/** The arrow to the next slide: above a photo, of which it would cover a part. */
const cue = (slide: Slide, color: Color): Clip[] => swipeCue(aboveAnyPhoto(slide), color);

function aboveAnyPhoto(slide: Slide): Slide {
  const { safe } = slide;
  return hasPhotoIn(slide) ? { ...slide, safe: { ...safe, h: photoTop(slide) - 20 - safe.y } } : slide;
}

/** What words leave free on the right of an arrow's row, in px. */
const CUE_PX = 136;

function number(slide: Slide, { before, figure, after }: Parts, color: Color): Clip[] {
  const { safe, face, beat } = slide;
  const hasPhoto = hasPhotoIn(slide);
  const middle = safe.y + safe.h * (hasPhoto ? 0.18 : isTypeOn(slide) ? 0.46 : 0.39) + (before === "" ? 0 : 84);
  // A figure alone is explained by the words beside it; otherwise they name its source.
  const isAlone = before === "" && after === "";
  const end = hasPhoto ? photoTop(slide) - 36 - (isAlone ? 0 : sourceHeight(slide)) : safe.y + safe.h - 190;
  const beside = {
    color,
    face: face("title", "native"),
    size: hasPhoto ? 58 : isTypeOn(slide) ? 84 : 72,
    lineHeight: 1.14,
    tracking: -0.01,
  };
  const over = {
    valign: "bottom",
    dock: { clip: "figure", side: "above", gap: isAccented(figure) ? 76 : 36 },
  } as const;
  const align = readsFromRight(`${before} ${after || beat.body}`) ? ("right" as const) : ("left" as const);
  // Beside the number of the page.
  const upper = { x: safe.x, y: safe.y, w: safe.w - 230, h: middle - safe.y };
  const label = isAlone ? emphasized(beat.body).text : after;
  const large = { ...figureAt(slide, figure, middle, color), align };
  // Figures end on their base line, where letters may reach below it.
  const below = REACHES_BELOW.test(figure) ? 0 : likelySize(large) * DESCENT_EM;
  const under = { dock: { clip: "figure", side: "below", gap: 44 - below } } as const;
  return [
    large,
    textClip({ id: "lead", text: before, ...beside, ...over, box: upper }),
    textClip({
      id: "label",
      text: label,
      ...beside,
      ...under,
      box: { x: safe.x, y: safe.y, w: safe.w, h: end - safe.y },
    }),
    ...(isAlone ? [] : source(slide, color)),
  ];
}

const REACHES_BELOW = /[gjpqy,;]/;
/** How far letters of Punch reach below their base line. */
const DESCENT_EM = 0.16;

/** The letters that Punch has; its fallback faces are wider, and reach far below the base line. */
const IN_PUNCH = /^[\u0020-\u024f€‰−×’]+$/u;

/** As large as it fits; short ones even larger. */
function figureAt(slide: Slide, figure: string, middle: number, color: Color) {
  const { safe, face } = slide;
  if (!/\p{Nd}/u.test(figure)) {
    const size = safe.h * 0.26 * (hasPhotoIn(slide) ? 0.75 : 1);
    const h = Math.min(size * 2.2, 2 * (middle - safe.y));
    const words = {
      face: face("title", "punch"),
      size,
      minSize: 72,
      maxLines: 2,
      lineHeight: 1.04,
      caps: true,
    } as const;
    const box = { x: safe.x, y: middle - h / 2, w: safe.w, h };
    return textClip({ id: "figure", text: figure, color, ...words, box, valign: "middle" });
  }
  // In the feed about 420, short ones 550.
  const size =
    safe.h * (figure.length <= 3 ? 0.47 : 0.36) * (hasPhotoIn(slide) ? 0.6 : 1) * (IN_PUNCH.test(figure) ? 1 : 0.6);
  const set = { face: "punch", weight: 400, size, minSize: 120, maxLines: 1, lineHeight: 1, tracking: -0.01 } as const;
  // Punch is tall: accents and descenders take its room, too.
  const h = Math.min(size * 1.6, 2 * (middle - safe.y));
  return textClip({
    id: "figure",
    text: figure,
    color,
    ...set,
    box: { x: safe.x, y: middle - h / 2, w: safe.w, h },
    valign: "middle",
  });
}

/** The source of the figure: at the foot of the page, or of its ground above a photo, which stays free of words. */
function source(slide: Slide, color: Color): Clip[] {
  const { safe, face, beat, isLast } = slide;
  const text = emphasized(beat.body).text;
  const h = sourceHeight(slide);
  const box = hasPhotoIn(slide)
    ? { x: safe.x, y: photoTop(slide) - 30 - h, w: safe.w - (hasPhotoIn(slide) ? CUE_PX : 0), h }
    : { x: safe.x, y: safe.y + safe.h - (isLast ? 240 : h), w: safe.w - 220, h };
  const small = { face: face("body", "native"), weight: 500, size: 46, lineHeight: 1.2, valign: "bottom" } as const;
  return [textClip({ id: "source", text, box, ...small, color })];
}

/** Above a photo there is room for two lines only if it needs two at 44 px; Native is about .49 em wide. */
function sourceHeight(slide: Slide): number {
  const letters = emphasized(slide.beat.body).text.length;
  if (!hasPhotoIn(slide)) return 130;
  return letters === 0 ? 0 : letters * 44 * 0.49 > slide.safe.w - CUE_PX ? 120 : 62;
}

/** A slide without a figure is a poster: the promise, or the call to action. Its words are centered in their room. */
function poster(slide: Slide, title: string, color: Color): Clip[] {
  const { safe, face } = slide;
  const hasPhoto = hasPhotoIn(slide);
  const body = emphasized(slide.beat.body).text;
  const top = safe.y + 90;
  // Without more words beside it, the title ends above the arrow.
  const above = hasPhotoIn(slide) && (body === "" || slide.isLast) ? 110 : 30;
  const end = hasPhoto ? photoTop(slide) - above : safe.y + safe.h - 130;
  // A long text under the word needs half of the room, or it would be too small to read.
  const share = body === "" ? 1 : body.length > 80 ? 0.46 : hasPhoto ? 0.66 : 0.62;
  // A few words in place of a figure are as loud as one.
  const isFigure = !slide.isFirst && !slide.isLast && title.length <= MOST_OF_FIGURE;
  const large = {
    face: face("title", "punch"),
    size: (isFigure ? (hasPhoto ? 230 : 340) : hasPhoto ? 150 : 210) * (/\s/.test(title) ? 1 : 1.6),
    minSize: 72,
    lineHeight: 1.04,
    caps: true,
    // A fifth line would hold one word of most hooks.
    ...(slide.isFirst && title.length <= MOST_IN_FOUR && { maxLines: 4 }),
  };
  return [
    textClip({
      ...{
        id: isFigure ? "figure" : "title",
        text: title,
        color,
        ...large,
        valign: body === "" ? "middle" : hasPhoto ? "top" : "bottom",
      },
      box: { x: safe.x, y: top, w: safe.w, h: (end - top) * share },
    }),
    textClip({
      ...{ id: "label", text: body, color, face: face("body", "native"), weight: 500, size: 56, lineHeight: 1.26 },
      ...{
        box: { x: safe.x, y: top, w: safe.w - (hasPhotoIn(slide) ? CUE_PX : 80), h: end - top },
        dock: { clip: isFigure ? "figure" : "title", side: "below", gap: 44 },
      },
    }),
  ];
}

/** In letters. */
const MOST_IN_FOUR = 60;

/** In a piece about materials, the first page shows two of them. */
function photo(slide: Slide): Clip[] {
  const { beat, width, height, material, isFirst } = slide;
  if (!beat.media) return [];
  const y = photoTop(slide);
  const focus = focusOf(beat.media, { x: 0.5, y: 0.6 });
  const box = { x: 0, y, w: width, h: height - y };
  if (material && isFirst && material.others.length > 0) {
    const places = { free: box, room: box, turn: 0, ground: "accent" } as const;
    const { photo, behind = [], over = [] } = materialClips(beat.media, { ...material, look: "pair" }, places);
    return [...behind, photo, ...over];
  }
  return [pictureClip(beat.media, { id: "photo", box, focus, ...stripFit(beat.media, box) })];
}

/** In the feed the photo takes the lower half; on a tall page the part that the apps cover, without words on it. */
function photoTop({ safe, isTall }: Slide): number {
  return Math.round(safe.y + (isTall ? safe.h + 42 : safe.h * 0.56));
}

/** A tall page without a photo. */
const isTypeOn = ({ beat, isTall }: Slide): boolean => isTall && beat.media === null;

function hasPhotoIn({ beat, isTall }: Slide): boolean {
  return beat.media !== null && !isTall;
}
