import type { ArtClip } from "../../scene/art-clip.ts";
import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { emphasized } from "../emphasized.ts";
import { endingSoon, likelyHeight } from "../pictures/likely-size.ts";
import { type Split, splitsOf } from "../pictures/page-split.ts";
import type { PhotoSlide } from "../pictures/photo-set.ts";
import type { Slide } from "../pictures/still.ts";
import { pictureClip, textClip } from "../pictures/still-clips.ts";
import { stripFit } from "../pictures/strip-fit.ts";
import { checkbox } from "./checkbox.ts";
import { pageOnPhoto, thingsOnPhotos } from "./checklist-on-photo.ts";
import { account, swipeCue } from "./furniture.ts";

/** A page, the things of the whole list, and how it is divided; null without a photo. */
type Page = Slide & { things: readonly string[]; split: Split | null };
/** Words or boxes of a page in a room that begins at 0, and how high they are, in px. */
type Block = { clips: (TextClip | ArtClip)[]; h: number };

/** Sizes of the words: of the hook and the ask, of a thing, of its reason, and of a row of the list. */
const SIZES = {
  alone: { hook: 160, thing: 150, reason: 72, row: 50 },
  strip: { hook: 112, thing: 96, reason: 54, row: 44 },
} as const;
const sizesOf = ({ split }: Page) => SIZES[split ? "strip" : "alone"];

/** Above the words of all pages for the row of boxes and the arrow, and below them for the account, in px. */
const [HEAD_PX, ACCOUNT_PX] = [104, 84];
const headOf = (): number => HEAD_PX;
const footOf = ({ isLast, handle }: Slide): number => (isLast && handle !== "" ? ACCOUNT_PX : 0);
/** A marker begins so far before the words that it marks: all else stands under their edge, in px. */
const EDGE_PX = 12;
const GAP_PX = 36;
/** Beside a list, what is asked is no larger. */
const ASK_PX = 84;
const [BOX_PX, ROW_BOX_PX, BESIDE_BOX_PX] = [60, 46, 24];
/** As high as an arrow, in px. */
const ROW_PX = 78;

/**
 * A checklist with photos: each page shows what is ticked in one row of boxes, so that its photo has the room of the list (ADR 212). The last
 * page has all of the list, if there is room.
 */
export function checklistBeside(slides: readonly Slide[], things: readonly string[]) {
  const inRoom = (slide: Slide, { w }: { w: number }) => {
    const room = { x: 0, y: 0, w, h: 3000 };
    return { room, page: { ...slide, things, split: { photo: room, words: room } } };
  };
  const heightOf = (slide: Slide, given: { w: number }) => {
    const { room, page } = inRoom(slide, given);
    return saidOn(page, room, roleOf(page)).h;
  };
  const heightWithList = (slide: Slide, given: { w: number }) => {
    const { room, page } = inRoom(slide, given);
    return blockOf(page, room).h;
  };
  const wanted = { heightOf, words: "above", head: headOf, foot: footOf } as const;
  // A tall page has room for the whole list and a photo.
  const end = { ...wanted, ...(slides[0]?.isTall && { heightOf: heightWithList }) };
  const splits = [...splitsOf(slides.slice(0, -1), wanted), ...splitsOf(slides.slice(-1), end)];
  const full = thingsOnPhotos(
    slides.filter(({ beat, isLast }) => beat.media !== null && !isLast),
    (slide) => rowOn(slide, things.length),
  );
  return slides.map((slide, at) => {
    const page = full.find((it) => it.slide.index === slide.index);
    return page ? filled(page, things) : pageOf({ ...slide, things, split: splits[at] ?? null });
  });
}

/** A page that its photo fills. */
function filled(page: PhotoSlide, things: readonly string[]) {
  const { slide, background } = page;
  const row = rowOn(slide, things.length);
  const boxes = boxesInARow({ ...slide, things, split: null });
  const head = { ...slide, safe: { ...slide.safe, h: ROW_PX } };
  return { background, clips: pageOnPhoto(page, row, [...boxes, ...swipeCue(head, "on")]) };
}

/** Where the row of boxes and the arrow lie, with some air around them. */
function rowOn({ safe }: Slide, count: number) {
  const y = safe.y + (ROW_PX - BOX_PX) / 2 - AIR_PX;
  const h = BOX_PX + 2 * AIR_PX;
  const w = count * (BOX_PX + 20) - 20 + 2 * AIR_PX;
  return {
    box: { x: safe.x + EDGE_PX - AIR_PX, y, w, h },
    arrow: { x: safe.x + safe.w - 128 - AIR_PX, y, w: 128 + 2 * AIR_PX, h },
  };
}

/** Around the boxes of the row on a photo, in px. */
const AIR_PX = 18;

/** The row of boxes and the arrow are in one place on all pages. */
function pageOf(page: Page) {
  const { split, safe, isLast, beat } = page;
  const room = split?.words ?? { ...safe, y: safe.y + HEAD_PX, h: safe.h - HEAD_PX - footOf(page) };
  const { clips, h } = blockOf(page, room);
  const down = room.y + Math.max(0, (room.h - h) / 2);
  const moved = clips.map((it) => ({ ...it, box: { ...it.box, x: it.box.x + room.x, y: it.box.y + down } }));
  const head = { ...page, safe: { ...safe, h: ROW_PX } };
  const below = { ...page, safe: { ...room, x: room.x + EDGE_PX, h: room.h + footOf(page) } };
  const color = colorOf(page);
  const row = hasList({ clips, h }) ? [] : boxesInARow(page);
  return {
    background: isLast ? ("accent" as const) : ("bg" as const),
    isLoud: !beat.media,
    clips: [...photo(page), ...row, ...moved, ...swipeCue(head, color), ...account(below, color, false)],
  };
}

const hasList = ({ clips }: Block): boolean => clips.some(({ id }) => id === "done-0");

/** Of the box of this page, and of the others. */
const THIS = { color: "accent", tick: "onAccent" } as const;
const colorsOf = ({ isLast }: Slide) =>
  isLast ? ({ color: "onAccent", tick: "accent" } as const) : ({ color: "on", tick: "bg" } as const);

const colorOf = ({ isLast }: Slide): Color => (isLast ? "onAccent" : "on");

function photo({ beat, split, isLast }: Page): Clip[] {
  if (!beat.media || !split) return [];
  const box = split.photo;
  const fit = stripFit(beat.media, box, isLast ? "bg" : "accent");
  return [pictureClip(beat.media, { id: "photo", box, missing: "on", ...fit })];
}

const roleOf = ({ isFirst, isLast }: Slide) => (isFirst || isLast ? "hook" : "thing");

function blockOf(page: Page, room: Box): Block {
  const said = saidOn(page, room, roleOf(page));
  const list = page.isLast ? under([said, tickedRows(page, room)]) : said;
  return list.h <= room.h ? list : said;
}

/** Blocks one under the other. */
function under(blocks: readonly Block[]): Block {
  return blocks.reduce(
    (all, { clips, h }) => {
      const y = all.clips.length === 0 ? 0 : all.h + GAP_PX;
      return {
        clips: [...all.clips, ...clips.map((it) => ({ ...it, box: { ...it.box, y: it.box.y + y } }))],
        h: y + h,
      };
    },
    { clips: [], h: 0 } as Block,
  );
}

function saidOn(page: Page, room: Box, role: "hook" | "thing"): Block {
  const { beat, face, isLast } = page;
  const { text, phrase } = emphasized(beat.title);
  const sizes = sizesOf(page);
  const color = colorOf(page);
  const box = { x: EDGE_PX, y: 0, w: room.w - 30, h: room.h * 0.8 };
  const marked = isLast || phrase.length > text.length * MOST_MARKED ? "" : phrase;
  const emphasis = { phrase: marked, style: "marker", color: "accent", on: "onAccent" } as const;
  const title = textClip({
    ...{
      id: "title",
      text,
      box,
      face: face("title", "edit"),
      size: Math.min(sizes[role], isLast ? ASK_PX : Number.POSITIVE_INFINITY),
      minSize: 56,
    },
    ...{ lineHeight: 1.04, tracking: -0.02, color, emphasis },
  });
  const small = emphasized(beat.body).text;
  const set = { face: face("body", "edit"), weight: 500, size: sizes.reason, lineHeight: 1.26, color } as const;
  const below = { clip: "title", side: "below", gap: REASON_PX } as const;
  const body = textClip({ id: "body", text: small, box: { ...box, h: room.h }, ...set, dock: below });
  const { words, end } = endingSoon([title, body], REASON_PX);
  return { clips: words, h: end };
}

/** Between a thing and its reason. */
const REASON_PX = 26;

/** Of the letters of a thing: where nearly all of it is marked, nothing is. Our own choice. */
const MOST_MARKED = 0.75;

/** What is ticked so far, this thing in the accent; nothing on the first page. */
const boxesInARow = (page: Page): ArtClip[] =>
  boxesOf(page, BOX_PX, (at) => ({
    x: page.safe.x + EDGE_PX + at * (BOX_PX + 20),
    y: page.safe.y + (ROW_PX - BOX_PX) / 2,
  }));

function boxesOf(page: Page, px: number, placeOf: (at: number) => Pick<Box, "x" | "y">): ArtClip[] {
  const { things, index } = page;
  return things.map((_, at) => {
    const isThis = at === index - 1;
    const colors = isThis && !page.isLast ? THIS : colorsOf(page);
    return checkbox(isThis ? "box" : `box-${at}`, placeOf(at), { px, ...colors, isDone: at < index });
  });
}

/** All of the list, ticked. */
function tickedRows(page: Page, room: Box): Block {
  const { things, face } = page;
  const color = colorOf(page);
  const x = EDGE_PX + ROW_BOX_PX + BESIDE_BOX_PX;
  const set = { face: face("body", "edit"), weight: 500, size: sizesOf(page).row, lineHeight: 1.08, color } as const;
  const rows = things.map((text, i) =>
    textClip({
      id: `done-words-${i}`,
      text,
      box: { x, y: 0, w: room.w - x, h: 400 },
      ...set,
      maxLines: 2,
      valign: "middle",
    }),
  );
  const pitch = Math.max(ROW_BOX_PX + 18, ...rows.map((it) => likelyHeight(it) + 16));
  const clips = rows.flatMap((it, i) => [
    checkbox(
      `done-${i}`,
      { x: EDGE_PX, y: i * pitch + (pitch - ROW_BOX_PX) / 2 },
      { px: ROW_BOX_PX, ...colorsOf(page), isDone: true },
    ),
    { ...it, box: { ...it.box, y: i * pitch, h: pitch } },
  ]);
  return { clips, h: things.length * pitch };
}
