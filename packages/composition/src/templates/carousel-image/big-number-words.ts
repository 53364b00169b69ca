import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { readsFromRight } from "../../text/bidi.ts";
import { likelyHeight, likelySize } from "../pictures/likely-size.ts";
import type { Split } from "../pictures/page-split.ts";
import type { Slide } from "../pictures/still.ts";
import { isAccented, textClip } from "../pictures/still-clips.ts";
import { MOST_OF_FIGURE, type Parts } from "./figure-of.ts";

/** A page with what it says, and how it is divided; null without a photo. */
export type Page = Slide & { parts: Parts; body: string; split: Split | null };

/** Above the words for the number of the page and the arrow, and below them for the account, in px; on a tall page the number stands beside them, and the arrow below. */
export const headOf = ({ isTall }: Pick<Slide, "isTall">): number => (isTall ? 0 : 84);
export const FOOT_PX = 104;
export const footOf = ({ isTall, isLast, handle }: Slide): number =>
  isTall || (isLast && handle !== "") ? FOOT_PX : 0;
/** The number of the page, beside the words before a figure. */
const NUMBER_PX = 230;

/** A figure of three signs, a longer one, the words of a poster, and the words beside these: without a photo, beside one in the feed, and on a tall page. */
const SIZES = {
  alone: { short: 550, long: 420, poster: 210, words: 72 },
  strip: { short: 330, long: 310, poster: 120, words: 60 },
  tall: { short: 370, long: 340, poster: 124, words: 60 },
} as const;

const sizesOf = ({ split, isTall }: Page, role: keyof (typeof SIZES)["alone"]): number =>
  SIZES[split ? (isTall ? "tall" : "strip") : "alone"][role];

/** Between the words before a figure, the figure, what is after it, and its source, in px. */
const [OVER_PX, UNDER_PX, SOURCE_PX] = [32, 40, 26];

/** How high the words of a page are in a room so wide, in px. */
export function blockHeight(page: Page, w: number): number {
  const room = { x: 0, y: 0, w, h: 3000 };
  return heightOf(blockOf({ ...page, split: { photo: room, words: room } }, room, "on"));
}

/** `beside`: what stands at the side of a figure. */
type Line = { clip: TextClip; gap: number; beside?: TextClip };

/** The words of a page, one under the other, in the middle of their room from top to bottom. */
export function saidOn(page: Page, room: Box, color: Color): Clip[] {
  const lines = within(room, blockOf(page, room, color));
  let y = room.y + Math.max(0, (room.h - heightOf(lines)) / 2);
  return lines.flatMap(({ clip, gap, beside }) => {
    const h = drawnHeight(clip);
    y += gap;
    const atSide = beside ? [{ ...beside, box: { ...beside.box, y, h } }] : [];
    // A figure needs room for its line, of which it fills the middle; what is docked ends where it is laid.
    const extra = isFigure(clip) ? h * 0.35 : 0;
    const box = clip.dock
      ? { ...clip.box, h: room.y + room.h - clip.box.y }
      : { ...clip.box, y: y - extra, h: h + 2 * extra };
    y += h;
    return [{ ...clip, box }, ...atSide];
  });
}

/** Words that are higher than their room would lie on the arrow: they stand closer, then the figure is smaller. */
function within(room: Box, lines: readonly Line[]): readonly Line[] {
  const gaps = lines.reduce((sum, { gap }) => sum + gap, 0);
  const missing = heightOf(lines) - room.h;
  if (missing <= 0) return lines;
  const closer = Math.max(CLOSEST, 1 - missing / gaps);
  const left = missing - gaps * (1 - closer);
  return lines.map(({ clip, gap, ...beside }) => {
    const smaller = isFigure(clip) ? Math.max(SMALLEST, 1 - left / drawnHeight(clip)) : 1;
    return { ...beside, clip: { ...clip, size: clip.size * smaller }, gap: gap * closer };
  });
}

/** Of the usual distance between lines, and of the usual size of a figure. */
const [CLOSEST, SMALLEST] = [0.5, 0.9];

const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { clip, gap }) => sum + gap + drawnHeight(clip), 0);

/** Figures of Punch are as high as .86 of their size, and stand on their base line. */
const drawnHeight = (clip: TextClip): number =>
  isFigure(clip) ? likelySize(clip) * (REACHES_BELOW.test(clip.text) ? 1.06 : FIGURE_EM) : likelyHeight(clip);

const isFigure = ({ id, maxLines }: TextClip): boolean => id === "figure" && maxLines === 1;

const REACHES_BELOW = /[gjpqy,;]/;
const FIGURE_EM = 0.94;

function blockOf(page: Page, room: Box, color: Color): Line[] {
  const lines = page.parts.figure === "" ? posterOf(page, room, color) : numberOf(page, room, color);
  return lines.filter(({ clip }) => clip.text !== "").map((it, at) => (at === 0 ? { ...it, gap: 0 } : it));
}

function numberOf(page: Page, room: Box, color: Color): Line[] {
  const { parts, body, face } = page;
  const { before, figure, after } = parts;
  const beside = {
    color,
    face: face("title", "native"),
    size: sizesOf(page, "words"),
    lineHeight: 1.14,
    tracking: -0.01,
  };
  // A figure alone is explained by the words beside it; otherwise they name its source.
  const isAlone = before === "" && after === "";
  const align = readsFromRight(`${before} ${after || body}`) ? ("right" as const) : ("left" as const);
  const upper = page.isTall && !page.isFirst ? { ...room, w: room.w - NUMBER_PX } : room;
  const source = { face: face("body", "native"), weight: 500, size: 46, lineHeight: 1.2, color } as const;
  const shown = { ...figureAt(page, figure, room, color), align };
  const label = textClip({ id: "label", text: isAlone ? body : after, ...beside, minSize: 44, box: room });
  const side = isFigure(shown) && label.text !== "" ? sideOf(shown, room) : null;
  const number = { clip: shown, gap: isAccented(figure) ? 76 : before === "" ? 0 : OVER_PX };
  return [
    { clip: textClip({ id: "lead", text: before, ...beside, box: upper }), gap: 0 },
    ...(side
      ? [{ ...number, beside: { ...label, size: SIDE_PX, box: side, valign: "middle" as const } }]
      : [number, { clip: label, gap: UNDER_PX }]),
    { clip: textClip({ id: "source", text: isAlone ? "" : body, ...source, box: room }), gap: SOURCE_PX },
  ];
}

/** The room at the side of a figure that leaves enough of the width; null beside a longer one. */
function sideOf(figure: TextClip, room: Box): Box | null {
  const taken = figure.text.length * DIGIT_EM * figure.size + BESIDE_PX;
  if (taken > room.w * MOST_TAKEN) return null;
  const w = room.w - taken;
  return { x: figure.align === "right" ? room.x : room.x + taken, y: 0, w, h: drawnHeight(figure) };
}

/** The words at the side of a figure, in px, or as large as they fit there. */
const SIDE_PX = 88;
/** Width of a digit of Punch, in em, rather generous; between a figure and what is at its side, in px. */
const [DIGIT_EM, BESIDE_PX] = [0.48, 44];
/** Of the width of the words, for a figure with words at its side. Our own choice. */
const MOST_TAKEN = 0.62;

/** The letters that Punch has; its fallback faces are wider, and reach far below the base line. */
const IN_PUNCH = /^[\u0020-\u024f€‰−×’]+$/u;

/** As large as it fits; short ones even larger. */
function figureAt(page: Page, figure: string, room: Box, color: Color): TextClip {
  if (!/\p{Nd}/u.test(figure)) {
    const set = { size: sizesOf(page, "long") * 0.8, minSize: 72, maxLines: 2, lineHeight: 1.04, caps: true } as const;
    return textClip({ id: "figure", text: figure, color, face: page.face("title", "punch"), ...set, box: room });
  }
  const size = sizesOf(page, figure.length <= 3 ? "short" : "long") * (IN_PUNCH.test(figure) ? 1 : 0.6);
  const set = { face: "punch", weight: 400, size, minSize: 120, maxLines: 1, lineHeight: 1, tracking: -0.01 } as const;
  return textClip({ id: "figure", text: figure, color, ...set, box: room, valign: "middle" });
}

/** A slide without a figure is a poster: the promise, or the call to action. */
function posterOf(page: Page, room: Box, color: Color): Line[] {
  const { parts, body, face, isFirst, isLast, split } = page;
  const title = parts.after;
  // A few words in place of a figure are as loud as one.
  const isFigure = !isFirst && !isLast && title.length <= MOST_OF_FIGURE;
  const size = isFigure ? sizesOf(page, "long") * 0.8 : split && isLast ? ASK_PX : sizesOf(page, "poster");
  const large = textClip({
    ...{ id: isFigure ? "figure" : "title", text: title, color, face: face("title", "punch"), minSize: 72 },
    // A word alone, and lines of a figure each, are short.
    ...{ size: size * (/\n/.test(title) || !/\s/.test(title) ? 1.6 : 1), lineHeight: 1.04, caps: true },
    // A fifth line would hold one word of most hooks.
    ...(isFirst && title.length <= MOST_IN_FOUR && { maxLines: 4 }),
    box: { ...room, h: room.h * (body === "" ? 1 : body.length > 80 ? 0.46 : 0.66) },
  });
  const set = { face: face("body", "native"), weight: 500, size: split ? 52 : 56, lineHeight: 1.26, color } as const;
  return [
    { clip: large, gap: 0 },
    {
      clip: textClip({ id: "label", text: body, ...set, box: room, dock: { clip: large.id, side: "below", gap: 36 } }),
      gap: 36,
    },
  ];
}

/** What is asked beside a photo, in px. */
const ASK_PX = 108;
/** In letters. */
const MOST_IN_FOUR = 60;
