import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { BeatMedia, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { roomBetween, seenUntil } from "../pictures/photo-page.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { pictureClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { barsUnder, dashes, PAD, paper } from "./receipt-paper.ts";
import { rowClips, rowsOf, TOTAL_MORE, TYPED, WIDTH } from "./receipt-rows.ts";
import { printUnder, snapshot, windowLight } from "./surroundings.ts";

/**
 * *Receipt* (docs/content.md#ugc-image): sourced numbers, line by line, on a torn-off strip; the last line is the
 * total.
 */
export const receipt: TemplateBuilder = {
  build: (storyboard, target) => slides(storyboard, target, slip),
};

/** Beside a product that is much higher than wide. */
const NARROW_PX = 710;
const ROW_PX = 132;
/** In the feed, so that the product has room under the receipt; beside it the strip is narrow, and lines are broken. */
const TIGHT_ROW_PX = 110;
/** The same on a tall page: an item of two lines stays apart from the next one. */
const TALL_ROW_PX = 122;
const WIDE_ROW_PX = 132;
const HEAD_PX = 196;
/** Smallest size of the heading. */
const HEADING_PX = 46;
const AROUND_HEADING_PX = 64;
const FOOT_PX = 140;
/** Without bars. */
const SHORT_FOOT_PX = 44;

function slip(slide: Slide) {
  const { media } = slide.beat;
  const rows = rowsOf(slide.beat.body);
  const box = stripBox(slide, rows.length);
  const head = headOf(slide.beat.title, box.w);
  const room = standsBeside(slide) ? besideStrip(slide, box) : underStrip(slide, box);
  const foot = footOf(slide);
  const isPrint = media !== null && isPhoto(slide) && room.h >= LEAST_PRINT_PX;
  const laid = [
    ...(isPrint
      ? [standsBeside(slide) ? printBeside(media, room) : printUnder(media, room, { most: PRINT_PX, aside: 40 })]
      : []),
    paper(box),
    ...heading(slide.beat, box),
    ...rowClips(rows, box, { head, foot }),
    ...(foot === FOOT_PX ? [barsUnder(box)] : []),
  ];
  const isTable = media === null || isPrint;
  return {
    background: isTable ? ("accent" as const) : ("ink" as const),
    clips: isTable ? windowLight(slide) : snapshot(slide, media, { room, focus: BESIDE }),
    laid: { turn: -1.5, clips: laid },
  };
}

/** Beside the strip, its left edge under that. */
function printBeside(media: BeatMedia, room: Box): Clip {
  const ratio = media.size ? Math.min(1, Math.max(0.7, media.size.width / media.size.height)) : 0.8;
  const w = room.w + BESIDE_UNDER_PX;
  const h = w / ratio;
  const shadow = { dx: 0, dy: 22, blur: 44, color: "ink", opacity: 0.3 } as const;
  const edge = { border: { color: "#fdfbf5", width: 18 }, shadow, fit: "cover" } as const;
  const box = { x: room.x - BESIDE_UNDER_PX, y: room.y + room.h * 0.6 - h / 2, w, h };
  return pictureClip(media, { id: "photo", box, rotate: 3.5, ...edge });
}

const BESIDE_UNDER_PX = 110;

/** A smaller print is a stamp: the receipt then lies on the photo itself. */
const LEAST_PRINT_PX = 300;
const BESIDE = { x: 0.5, y: 0.2 };
const PRINT_PX = 900;

/** Above the product if there is a picture of it, or beside it; else in the middle of the page. */
function stripBox(slide: Slide, rows: number): Box {
  const { safe, beat, isTall } = slide;
  const isBeside = standsBeside(slide);
  const isTight = beat.media && (!isTall || isUprightProduct(slide));
  const pitch = isTight ? (isBeside ? WIDE_ROW_PX : isTall ? TALL_ROW_PX : TIGHT_ROW_PX) : ROW_PX;
  const head = headOf(beat.title, isBeside ? NARROW_PX : WIDTH);
  const h = Math.min(safe.h - 10, head + (rows + TOTAL_MORE) * pitch + footOf(slide));
  if (isBeside) return { x: safe.x - 24, y: safe.y + (safe.h - h) / 2, w: NARROW_PX, h };
  const y = beat.media ? safe.y + 8 : safe.y + (safe.h - h) / 2;
  return { x: safe.x + (safe.w - WIDTH) / 2, y, w: WIDTH, h };
}

/** In the feed, a photo, and what is much higher than wide, would be a stamp under the strip; on a tall page there is room for it. */
const standsBeside = (slide: Slide): boolean => !slide.isTall && (isUprightProduct(slide) || isPhoto(slide));

function isUprightProduct({ beat: { media } }: Slide): boolean {
  if (!media?.size) return false;
  if (media.isScreen) return media.size.width / media.size.height < UPRIGHT;
  return (widthToHeight(media) ?? 1) < UPRIGHT;
}

/** Of a product before a plain ground; null for any other picture. */
const widthToHeight = ({ size, subject, ground }: BeatMedia): number | null =>
  size && subject && ground ? (subject.w * size.width) / (subject.h * size.height) : null;

const UPRIGHT = 0.62;
/** Wider products fill the page below the strip. */
const WIDE = 1.6;

/** A product that is about as high as wide would be a stamp under the strip, which ends without bars for it. */
function isCompact({ beat: { media } }: Slide): boolean {
  const ratio = media && widthToHeight(media);
  return ratio !== null && ratio >= UPRIGHT && ratio < WIDE;
}

/** Without bars, a photo that would fill the page has room for a print of it under the strip. */
const isPhoto = ({ beat: { media } }: Slide): boolean => media !== null && !media.ground && !media.isScreen;

const footOf = (slide: Slide): number => (isCompact(slide) || isPhoto(slide) ? SHORT_FOOT_PX : FOOT_PX);

/** An upright product reaches down to the end of the page, behind what the app writes there: its foot says least. */
function underStrip(slide: Slide, { y, h }: Box): Box {
  const top = y + h + (isCompact(slide) ? -LAPPED_PX : 20);
  return roomBetween(slide, top, isUprightProduct(slide) ? slide.height : seenUntil(slide));
}

/** The strip lies on the edge of a compact product. */
const LAPPED_PX = 30;

/** As far as the strip is from its edge. */
const BESIDE_EDGE_PX = 44;

/** From the strip to the edge of the page, a little lower than the strip. */
function besideStrip({ safe, width }: Slide, strip: Box): Box {
  const x = strip.x + strip.w + 16;
  return { x, y: safe.y + safe.h * 0.16, w: width - x - BESIDE_EDGE_PX, h: safe.h };
}

function heading({ title }: StoryboardBeat, { x, y, w }: Box): Clip[] {
  const inner = { x: x + PAD, w: w - 2 * PAD };
  const head = headOf(title, w);
  const name = {
    id: "heading",
    text: emphasized(title).text,
    box: { ...inner, y: y + 30, h: head - AROUND_HEADING_PX },
  };
  return [
    textClip({ ...name, ...TYPED, size: 72, minSize: HEADING_PX, lineHeight: 1.06, caps: true, valign: "middle" }),
    dashes("dashes", { ...inner, y: y + head - 22, h: 6 }),
  ];
}

/** How high the heading and its line are: a long one takes a third line at its smallest size. */
function headOf(title: string, width: number): number {
  // Type is .6 em wide (docs/content.md#faces); lines end where words do.
  const perLine = (width - 2 * PAD) / (HEADING_PX * 0.6);
  const lines = Math.ceil((emphasized(title).text.length * 1.15) / perLine);
  return Math.max(HEAD_PX, AROUND_HEADING_PX + lines * HEADING_PX * 1.06 + 2);
}
