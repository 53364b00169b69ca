import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { readableOnInk } from "../pictures/readable-on-ink.ts";
import { shownThroughout } from "../pictures/shown-throughout.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { pictureClip, textClip } from "../pictures/still-clips.ts";
import { stripFit } from "../pictures/strip-fit.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { account, swipeCue } from "./furniture.ts";

/**
 * *Essay* (docs/content.md#carousel): paper on ink, set like a book, one phrase of a slide in italics. Nothing moves.
 */
export const essay: TemplateBuilder = {
  build: (storyboard, target) => {
    const turn = turnOf(storyboard);
    const beats = target === "tiktok" ? shownThroughout(storyboard.beats) : storyboard.beats;
    const all = { ...storyboard, beats };
    return slides(all, target, (slide) => slideOf(inItsRoom(slide), slide.index === turn), { ratio: 2 });
  },
};

/** On a tall page words may go on where a photo would be. */
const inItsRoom = (slide: Slide): Slide => (slide.beat.media ? slide : { ...slide, safe: slide.whole });

function slideOf(slide: Slide, isTurn: boolean) {
  const { beat, palette } = slide;
  const ink = readableOnInk(palette);
  const colors: Colors = isTurn ? { words: "onAccent", phrase: "onAccent" } : { words: "paper", phrase: ink };
  const arrow = isTurn ? colors.words : ink;
  const furniture = [...swipeCue(slide, arrow), ...folio(slide, arrow), ...account(slide, arrow, false)];
  return {
    background: isTurn ? ("accent" as const) : ("ink" as const),
    clips: [...photo(slide), title(slide, colors), body(slide, colors), ...furniture],
    isLoud: !beat.media,
  };
}

type Colors = { words: Color; phrase: Color };

/** The last page of type before the ask, where the thought turns, is on the accent. */
function turnOf({ beats }: Storyboard): number {
  const at = beats.slice(0, -1).findLastIndex(({ media }) => media === null);
  return at > 1 && beats.length > MOST_IN_INK ? at : -1;
}

/** A shorter essay has pictures enough. Our own choice. */
const MOST_IN_INK = 4;

/** The number of the page, at the foot of all but the first: on the last one where the others have their arrow. */
function folio({ safe, index, isFirst, isLast }: Slide, color: Color): Clip[] {
  if (isFirst) return [];
  const box = { x: safe.x, y: safe.y + safe.h - 90, w: safe.w, h: 90 };
  const set = { face: "quote", weight: 500, size: 48, align: isLast ? "right" : "left", valign: "bottom" } as const;
  return [textClip({ id: "page", text: String(index + 1), box, ...set, color })];
}

/** The box of the words. */
function roomOf(slide: Slide): Box {
  const { safe, beat } = slide;
  const top = hasPhotoAbove(slide) ? photoEnd(slide) + 50 : safe.y + (beat.media ? safe.h * 0.14 : 0);
  return { x: safe.x, y: top, w: safe.w, h: safe.y + safe.h - 120 - top };
}

function title(slide: Slide, colors: Colors) {
  const { beat, isFirst, face } = slide;
  const { text, phrase } = emphasized(beat.title);
  const room = roomOf(slide);
  const h = room.h * (beat.body === "" ? 1 : 0.62);
  const size = isFirst ? (hasPhotoAbove(slide) ? 112 : 152) : 100;
  const set = { face: face("title", "quote"), weight: 500, size, minSize: 56, tracking: -0.015 };
  return textClip({
    ...{ id: "title", text, box: { ...room, h }, ...set, lineHeight: isFirst ? 1.06 : 1.2 },
    ...(beat.body === "" && !beat.media && { valign: "middle" }),
    ...{ color: colors.words, ...italic(phrase, colors.phrase) },
  });
}

function body(slide: Slide, colors: Colors) {
  const { beat, face } = slide;
  const { text, phrase } = emphasized(beat.body);
  const room = roomOf(slide);
  const set = { face: face("body", "quote"), weight: 400, size: 58, lineHeight: 1.36 };
  // One phrase a slide: the title's, if it has one.
  const marked = emphasized(beat.title).phrase === "" ? phrase : "";
  const below = { dock: { clip: "title", side: "below", gap: 48 } } as const;
  const box = { ...room, w: room.w - 30 };
  return textClip({ id: "body", text, box, ...set, color: colors.words, ...below, ...italic(marked, colors.phrase) });
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
  return Math.round(safe.y + safe.h * 0.31);
}
