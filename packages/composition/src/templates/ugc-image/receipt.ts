import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { belowLaid } from "../laid/below-laid.ts";
import { besideLaid, printAbove } from "../laid/beside-laid.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { roomBetween, seenUntil } from "../pictures/photo-page.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { barsUnder, dashes, paper, printedOn, STRIP_PX, STRIP_X } from "./receipt-paper.ts";
import { type Row, rowClips, rowsHeight, rowsOf, TYPED } from "./receipt-rows.ts";
import { snapshot, windowLight } from "./surroundings.ts";

/**
 * *Receipt* (docs/content.md#ugc-image): sourced numbers, line by line, on a torn-off strip; the last line is the
 * total. It is four fifths of the page wide, at its foot, with what it is about above it; on a tall page, whose foot the app covers, at its top.
 */
export const receipt: TemplateBuilder = {
  build: (storyboard, target) => slides(storyboard, target, slip),
};

/** Between rows; in the feed there is less room. */
const [ROW_PX, TIGHT_ROW_PX, LOOSE_ROW_PX] = [62, 46, 112];
const HEAD_PX = 176;
/** The line that says whose it is. */
const SHOP_PX = 64;
const WHOSE = { size: 44, minSize: 36, maxLines: 1, weight: 400, valign: "middle", align: "center" } as const;
/** Smallest size of the heading: that of the total. */
const HEADING_PX = 54;
const AROUND_HEADING_PX = 64;
/** Under the total: with bars, and without. */
const [FOOT_PX, SHORT_FOOT_PX] = [140, 40];
/** How far paper may reach below the words' own part of a page. */
const BELOW_PX = 30;

function slip(slide: Slide) {
  const { media } = slide.beat;
  const rows = rowsOf(slide.beat.body);
  const foot = media ? SHORT_FOOT_PX : FOOT_PX;
  const head = headOf(slide.beat.title) + (slide.handle === "" ? 0 : SHOP_PX);
  const box = stripBox(
    slide,
    head + foot + rowsHeight(rows, media ? (slide.isTall ? ROW_PX : TIGHT_ROW_PX) : between(slide, rows, head + foot)),
  );
  const shown = media ? pictured(slide, media, box) : { clips: windowLight(slide), laid: [] };
  const bars = media ? [] : [barsUnder(box)];
  return {
    background: "accent" as const,
    clips: shown.clips,
    laid: {
      turn: -1.2,
      clips: [...shown.laid, paper(box), ...heading(slide, box, head), ...rowClips(rows, box, { head, foot }), ...bars],
    },
  };
}

/** A receipt that is all of the page is as long as its words may be, as far as its rows still belong together. */
function between({ safe }: Slide, rows: readonly Row[], around: number): number {
  const free = (safe.h - around - rowsHeight(rows, 0)) / Math.max(1, rows.length);
  return Math.min(LOOSE_ROW_PX, Math.max(ROW_PX, free));
}

/** At the foot of the page, or at the top of a tall one; without a picture in its middle. */
function stripBox({ whole, safe, beat, isTall }: Slide, h: number): Box {
  if (beat.media && isTall) return { x: STRIP_X, y: whole.y - 20, w: STRIP_PX, h };
  const y = beat.media ? whole.y + whole.h + BELOW_PX - h : safe.y + (safe.h - h) / 2;
  return { x: STRIP_X, y, w: STRIP_PX, h };
}

/**
 * A photo under the receipt's edge, from edge to edge: on a tall page below it, else above it; one that the receipt would hide there is a print. What can be shown apart from its
 * surroundings stands there on its own ground.
 */
function pictured(slide: Slide, media: BeatMedia, box: Box): { clips: Clip[]; laid: Clip[] } {
  if (slide.isTall) {
    const below = isApart(media) ? null : belowLaid(slide, media, box);
    const room = roomBetween(slide, box.y + box.h + 64, seenUntil(slide));
    return {
      clips: below ? [below] : snapshot(slide, media, { room: media.isScreen ? goingOn(room) : room }),
      laid: [],
    };
  }
  const beside = besideLaid(slide, media, [{ box, isLow: true, seenFrom: TOP_PX }]);
  if (beside) return { clips: [beside.photo], laid: [] };
  const room = roomBetween(slide, TOP_PX, box.y - 12);
  if (!isApart(media)) return { clips: windowLight(slide), laid: [printAbove(media, room, box)] };
  return { clips: snapshot(slide, media, { room: media.isScreen ? goingOn(room) : room }), laid: [] };
}

const isApart = ({ isScreen, ground, subject }: BeatMedia): boolean => Boolean(isScreen || (ground && subject));

/** A phone goes on under the receipt: all of it would be a stamp. */
const goingOn = (room: Box): Box => ({ ...room, h: room.h * PHONE });
const PHONE = 1.7;

/** Above what is shown. */
const TOP_PX = 36;

/** Whose receipt it is, if that is known, and what it is about. */
function heading({ beat: { title }, handle }: Slide, { x, y }: Box, head: number): Clip[] {
  const inner = printedOn({ x });
  const shop = handle === "" ? 0 : SHOP_PX;
  const whose = textClip({ id: "shop", text: handle, box: { ...inner, y: y + 26, h: 58 }, ...TYPED, ...WHOSE });
  const name = {
    id: "heading",
    text: emphasized(title).text,
    box: { ...inner, y: y + 30 + shop, h: head - shop - AROUND_HEADING_PX },
  };
  return [
    ...(handle === "" ? [] : [whose]),
    textClip({ ...name, ...HEADED, valign: "middle" }),
    dashes("dashes", { ...inner, y: y + head - 22, h: 6 }),
  ];
}

const HEADED = { ...TYPED, size: 72, minSize: HEADING_PX, lineHeight: 1.06, caps: true } as const;

/** How high the heading and its line are: a long one takes a third line at its smallest size. */
function headOf(title: string): number {
  const box = { ...printedOn({ x: 0 }), y: 0, h: 3000 };
  const set = textClip({ id: "heading", text: emphasized(title).text, box, ...HEADED, size: HEADING_PX });
  return Math.max(HEAD_PX, AROUND_HEADING_PX + likelyHeight(set) + 2);
}
