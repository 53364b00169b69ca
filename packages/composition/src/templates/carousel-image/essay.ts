import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { readableOnInk } from "../pictures/readable-on-ink.ts";
import { shownThroughout } from "../pictures/shown-throughout.ts";
import { type Slide, slidesAsSet } from "../pictures/still.ts";
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
    return slidesAsSet(all, target, (set) => pagesOf(set.map(inItsRoom), turn), { ratio: 1.8, tall: 1.7 });
  },
};

/** On a tall page words may go on where a photo would be. */
const inItsRoom = (slide: Slide): Slide => (slide.beat.media ? slide : { ...slide, safe: slide.whole });

/** A slide, and where the photo of each page of the set ends, in px. */
type Page = Slide & { photoEnd: number };

function pagesOf(set: readonly Slide[], turn: number) {
  const photoEnd = photoEndOf(set);
  return set.map((slide) => slideOf({ ...slide, photoEnd }, slide.index === turn));
}

/** In the feed photos have one height on all pages: as much as the longest words beside one leave (ADR 204). */
function photoEndOf(set: readonly Slide[]): number {
  const heights = set.filter(hasPhotoAbove).map((slide) => {
    const page = { ...slide, photoEnd: 0, safe: { ...slide.safe, h: 3000 } };
    const [large, small] = [title(page, PLAIN), body(page, PLAIN)];
    return likelyHeight(large) + (small.text === "" ? 0 : BODY_GAP_PX + likelyHeight(small));
  });
  const [slide] = set;
  if (!slide || heights.length === 0) return 0;
  const { y, h } = slide.safe;
  const free = y + h - FOOT_PX - UNDER_PX - Math.max(...heights);
  return Math.round(Math.min(y + h * MOST, Math.max(y + h * LEAST, free)));
}

/** Of what is read of a page, for a photo. Our own choice. */
const [LEAST, MOST] = [0.41, 0.5];
/** Between a photo and the words below it, and for the number of the page below these, in px. */
const [UNDER_PX, FOOT_PX] = [50, 120];
const BODY_GAP_PX = 48;

function slideOf(slide: Page, isTurn: boolean) {
  const { beat, palette } = slide;
  const ink = readableOnInk(palette);
  const colors: Colors = isTurn ? { words: "onAccent", phrase: "onAccent" } : { ...PLAIN, phrase: ink };
  const arrow = isTurn ? colors.words : ink;
  const furniture = [...swipeCue(slide, arrow), ...folio(slide, arrow), ...account(slide, arrow, false)];
  return {
    background: isTurn ? ("accent" as const) : ("ink" as const),
    clips: [...photo(slide), title(slide, colors), body(slide, colors), ...furniture],
    isLoud: !beat.media,
  };
}

type Colors = { words: Color; phrase: Color };
const PLAIN: Colors = { words: "paper", phrase: "paper" };

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
function roomOf(slide: Page): Box {
  const { safe, beat, photoEnd } = slide;
  const top = hasPhotoAbove(slide) ? photoEnd + UNDER_PX : safe.y + (beat.media ? safe.h * 0.14 : 0);
  return { x: safe.x, y: top, w: safe.w, h: safe.y + safe.h - FOOT_PX - top };
}

function title(slide: Page, colors: Colors) {
  const { beat, isFirst, face } = slide;
  const { text, phrase } = emphasized(beat.title);
  const room = roomOf(slide);
  const h = room.h * (beat.body === "" ? 1 : 0.62);
  const size = isFirst ? (hasPhotoAbove(slide) ? 112 : 152) : hasPhotoAbove(slide) ? 88 : 100;
  const set = { face: face("title", "quote"), weight: 500, size, minSize: 56, tracking: -0.015 };
  return textClip({
    ...{ id: "title", text, box: { ...room, h }, ...set, lineHeight: isFirst ? 1.06 : 1.2 },
    ...(beat.body === "" && !beat.media && { valign: "middle" }),
    ...{ color: colors.words, ...italic(phrase, colors.phrase) },
  });
}

function body(slide: Page, colors: Colors) {
  const { beat, face } = slide;
  const { text, phrase } = emphasized(beat.body);
  const room = roomOf(slide);
  const set = { face: face("body", "quote"), weight: 400, size: 58, lineHeight: 1.36 };
  // One phrase a slide: the title's, if it has one.
  const marked = emphasized(beat.title).phrase === "" ? phrase : "";
  const below = { dock: { clip: "title", side: "below", gap: BODY_GAP_PX } } as const;
  const box = { ...room, w: room.w - 30 };
  return textClip({ id: "body", text, box, ...set, color: colors.words, ...below, ...italic(marked, colors.phrase) });
}

function italic(phrase: string, color: Color) {
  return { emphasis: { phrase, style: "italic", color } } as const;
}

/** In the feed the photo is above the words; on a tall page below them, where the apps cover the page anyway. */
function photo(slide: Page): Clip[] {
  const { beat, width, height, safe, isTall, photoEnd } = slide;
  if (!beat.media) return [];
  const low = safe.y + safe.h + 42;
  const box = isTall ? { x: 0, y: low, w: width, h: height - low } : { x: 0, y: 0, w: width, h: photoEnd };
  return [pictureClip(beat.media, { id: "photo", box, saturation: 0.85, ...stripFit(beat.media, box) })];
}

function hasPhotoAbove({ beat, isTall }: Slide): boolean {
  return beat.media !== null && !isTall;
}
