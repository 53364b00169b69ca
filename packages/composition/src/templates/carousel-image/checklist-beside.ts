import type { ArtClip } from "../../scene/art-clip.ts";
import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { emphasized } from "../emphasized.ts";
import { endingSoon, likelyHeight } from "../pictures/likely-size.ts";
import { type Form, type Split, shareOf, splitsOf } from "../pictures/page-split.ts";
import type { Slide } from "../pictures/still.ts";
import { pictureClip, textClip } from "../pictures/still-clips.ts";
import { stripFit } from "../pictures/strip-fit.ts";
import { checkbox } from "./checkbox.ts";
import { account, swipeCue } from "./furniture.ts";

/** A page, the things of the whole list, and how it is divided; null without a photo. */
type Page = Slide & { things: readonly string[]; split: Split | null };
/** Words or boxes of a page in a room that begins at 0, and how high they are, in px. */
type Block = { clips: (TextClip | ArtClip)[]; h: number };

/** Sizes of the words: of the hook and the ask, of a thing, of its reason, and of a row of the list. */
const SIZES = {
  alone: { hook: 160, thing: 150, reason: 72, row: 50 },
  strip: { hook: 120, thing: 104, reason: 58, row: 46 },
  plate: { hook: 120, thing: 96, reason: 56, row: 46 },
} as const;
const sizesOf = ({ split }: Page) => SIZES[split?.form ?? "alone"];

/** For the arrow or the account below the words, in px; beside a plate the arrow and the boxes are in its margin. */
const [FOOT_PX, ACCOUNT_PX] = [100, 84];
const footOf = ({ isLast, handle }: Slide, form: Form): number =>
  form === "strip" ? FOOT_PX : isLast && handle !== "" ? ACCOUNT_PX : 0;
const GAP_PX = 36;
/** Of the last page, for a photo beside the whole list at least. Our own choice. */
const BESIDE_LIST = 0.3;
/** Beside a list, what is asked is no larger. */
const ASK_PX = 84;
const [BOX_PX, ROW_BOX_PX, BESIDE_BOX_PX] = [60, 46, 24];
/** Between the beginnings of two boxes in a margin at most, the part of that which a box is, and for the arrow below them, in px. */
const [MOST_PITCH_PX, OF_PITCH, ARROW_PX] = [112, 0.78, 104];

/**
 * A checklist with photos: each page shows what is ticked in one row of boxes, so that its photo has the room of the list (ADR 212). The last
 * page has all of the list, if there is room.
 */
export function checklistBeside(slides: readonly Slide[], things: readonly string[]) {
  const heightOf = (slide: Slide, { w, form }: { w: number; form: Form }) => {
    const room = { x: 0, y: 0, w, h: 3000 };
    const margin = form === "plate" ? room : null;
    return blockOf({ ...slide, things, split: { form, photo: room, words: room, margin } }, room).h;
  };
  // The whole list needs more room than a thing of it.
  const wanted = { heightOf, words: "above", foot: footOf } as const;
  const usual = splitsOf(slides.slice(0, -1), wanted);
  const [shown] = usual.flatMap((it) => it ?? []);
  const share = shown && slides[0] && shareOf(slides[0], shown);
  const splits = [...usual, ...splitsOf(slides.slice(-1), { ...wanted, share, least: BESIDE_LIST })];
  return slides.map((slide, at) => pageOf({ ...slide, things, split: splits[at] ?? null }));
}

function pageOf(page: Page) {
  const { split, safe, isLast, beat } = page;
  const room = split?.words ?? { ...safe, h: safe.h - FOOT_PX };
  const { clips, h } = blockOf(page, room);
  const down = room.y + Math.max(0, (room.h - h) / 2);
  const moved = clips.map((it) => ({ ...it, box: { ...it.box, x: it.box.x + room.x, y: it.box.y + down } }));
  const below = { ...page, safe: { ...room, h: room.h + footOf(page, split?.form ?? "strip") } };
  const beside = { ...page, safe: split?.margin ?? below.safe };
  const color = colorOf(page);
  return {
    background: isLast ? ("accent" as const) : ("bg" as const),
    isLoud: !beat.media,
    clips: [
      ...photo(page),
      ...moved,
      ...besidePlate(page),
      ...swipeCue(beside, color),
      ...account(below, color, false),
    ],
  };
}

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

function blockOf(page: Page, room: Box): Block {
  const said = saidOn(page, room, page.isFirst || page.isLast ? "hook" : "thing");
  if (page.isLast) {
    const list = under([said, tickedRows(page, room)]);
    if (list.h <= room.h) return list;
  }
  if (page.split?.margin) return said;
  return under(page.isFirst || page.isLast ? [said, boxesInARow(page)] : [boxesInARow(page), said]);
}

/** In the margin of a plate: the boxes, one under the other, but where the list is written out. */
function besidePlate(page: Page): Clip[] {
  const { split, isLast } = page;
  if (!split?.margin || (isLast && blockOf(page, split.words).clips.some(({ id }) => id === "done-0"))) return [];
  const { x, y, w, h } = split.margin;
  const pitch = Math.min(MOST_PITCH_PX, (h - ARROW_PX) / page.things.length);
  const px = Math.round(pitch * OF_PITCH);
  return boxesOf(page, px, (at) => ({ x: x + w - px - 16, y: y + at * pitch }));
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
  // A marker is wider than the words that it marks.
  const box = { x: 12, y: 0, w: room.w - 30, h: room.h * 0.8 };
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
const boxesInARow = (page: Page): Block => ({
  clips: boxesOf(page, BOX_PX, (at) => ({ x: at * (BOX_PX + 20), y: 0 })),
  h: BOX_PX + 8,
});

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
  const x = ROW_BOX_PX + BESIDE_BOX_PX;
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
      { x: 0, y: i * pitch + (pitch - ROW_BOX_PX) / 2 },
      { px: ROW_BOX_PX, ...colorsOf(page), isDone: true },
    ),
    { ...it, box: { ...it.box, y: i * pitch, h: pitch } },
  ]);
  return { clips, h: things.length * pitch };
}
