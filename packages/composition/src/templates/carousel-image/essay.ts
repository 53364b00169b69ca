import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { emphasized } from "../emphasized.ts";
import { readableOnInk } from "../pictures/readable-on-ink.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { pictureClip, rectClip, textClip } from "../pictures/still-clips.ts";
import { stripFit } from "../pictures/strip-fit.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { account, swipeCue } from "./furniture.ts";

/**
 * *Essay* (docs/content.md#carousel): paper on ink, set like a book, one phrase of a slide in italics. Nothing moves.
 */
export const essay: TemplateBuilder = {
  build: (storyboard, target) => slides(storyboard, target, (slide) => slideOf(inItsRoom(slide)), { ratio: 1.7 }),
};

/** On a tall page words may go on where a photo would be. */
const inItsRoom = (slide: Slide): Slide => (slide.beat.media ? slide : { ...slide, safe: slide.whole });

function slideOf(slide: Slide) {
  const accent = readableOnInk(slide.palette);
  const furniture = [...swipeCue(slide, accent), ...account(slide, accent, false)];
  return {
    background: "ink" as const,
    clips: [...photo(slide), ...folio(slide), title(slide, accent), body(slide, accent), ...furniture],
    isLoud: !slide.beat.media,
  };
}

/** The number of the page and a fine line beside it. */
function folio(slide: Slide): Clip[] {
  const { safe, index, isFirst } = slide;
  if (isFirst || hasPhotoAbove(slide)) return [];
  const box = { x: safe.x, y: safe.y, w: 90, h: 64 };
  return [
    textClip({ id: "page", text: String(index + 1), box, face: "quote", weight: 500, size: 48, color: "paper" }),
    rectClip({
      id: "rule",
      box: { x: safe.x + 90, y: safe.y + 36, w: safe.w - 90, h: 2 },
      color: "paper",
      opacity: 0.35,
    }),
  ];
}

/** The box of the words. */
function roomOf(slide: Slide): Box {
  const { safe, isFirst } = slide;
  const share = isFirst || !slide.beat.media ? 0.18 : 0.24;
  const top = hasPhotoAbove(slide) ? photoEnd(slide) + 60 : safe.y + safe.h * share;
  return { x: safe.x, y: top, w: safe.w, h: safe.y + safe.h - 130 - top };
}

function title(slide: Slide, accent: Color) {
  const { beat, isFirst, face } = slide;
  const { text, phrase } = emphasized(beat.title);
  const room = roomOf(slide);
  const h = room.h * (beat.body === "" ? 1 : 0.62);
  const size = hasPhotoAbove(slide)
    ? isFirst
      ? 112
      : 84
    : isFirst
      ? 152
      : beat.body === ""
        ? beat.media
          ? 112
          : 122
        : 100;
  const set = { face: face("title", "quote"), weight: 500, size, minSize: 56, tracking: -0.015 };
  const lineHeight = isFirst ? 1.06 : 1.2;
  return textClip({
    id: "title",
    text,
    box: { ...room, h },
    ...set,
    lineHeight,
    ...(beat.body === "" && !beat.media && { valign: "middle" }),
    color: "paper",
    ...italic(phrase, accent),
  });
}

function body(slide: Slide, accent: Color) {
  const { beat, face } = slide;
  const { text, phrase } = emphasized(beat.body);
  const room = roomOf(slide);
  const set = { face: face("body", "quote"), weight: 400, size: hasPhotoAbove(slide) ? 52 : 58, lineHeight: 1.36 };
  // One phrase a slide: the title's, if it has one.
  const marked = emphasized(beat.title).phrase === "" ? phrase : "";
  const below = { dock: { clip: "title", side: "below", gap: 48 } } as const;
  const box = { ...room, w: room.w - 30 };
  return textClip({ id: "body", text, box, ...set, color: "paper", ...below, ...italic(marked, accent) });
}

function italic(phrase: string, color: Color) {
  return { emphasis: { phrase, style: "italic", color } } as const;
}

/** In the feed the photo is above the words; on a tall page below them, where the apps cover the page anyway. */
function photo(slide: Slide): Clip[] {
  const { beat, width, height, safe, isTall } = slide;
  if (!beat.media) return [];
  const low = safe.y + safe.h + 42;
  const box = isTall ? { x: 0, y: low, w: width, h: height - low } : { x: 0, y: 0, w: width, h: photoEnd(slide) };
  return [pictureClip(beat.media, { id: "photo", box, saturation: 0.85, ...stripFit(beat.media, box) })];
}

function hasPhotoAbove({ beat, isTall }: Slide): boolean {
  return beat.media !== null && !isTall;
}

function photoEnd({ safe }: Slide): number {
  return Math.round(safe.y + safe.h * 0.47);
}
