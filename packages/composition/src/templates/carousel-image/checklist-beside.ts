import type { ArtClip } from "../../scene/art-clip.ts";
import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { emphasized } from "../emphasized.ts";
import { endingSoon, likelyHeight } from "../pictures/likely-size.ts";
import { type Form, type Split, splitsOf } from "../pictures/page-split.ts";
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
  column: { hook: 84, thing: 74, reason: 50, row: 44 },
} as const;
const sizesOf = ({ split }: Page) => SIZES[split?.form ?? "alone"];

/** For the arrow or the account below the words, in px. */
const FOOT_PX = 116;
const GAP_PX = 36;
/** Beside a list, what is asked is no larger. */
const ASK_PX = 92;
const [BOX_PX, ROW_BOX_PX, BESIDE_BOX_PX] = [60, 46, 24];

/**
 * A checklist with photos: each page shows what is ticked in one row of boxes, so that its photo has the room of the list (ADR 212). The last
 * page has all of the list, if there is room.
 */
export function checklistBeside(slides: readonly Slide[], things: readonly string[]) {
  const heightOf = (slide: Slide, { w, form }: { w: number; form: Form }) => {
    const room = { x: 0, y: 0, w, h: 3000 };
    return blockOf({ ...slide, things, split: { form, photo: room, words: room } }, room).h;
  };
  // The whole list needs more room than a thing of it.
  const wanted = { heightOf, words: "above", foot: FOOT_PX } as const;
  const splits = [...splitsOf(slides.slice(0, -1), wanted), ...splitsOf(slides.slice(-1), wanted)];
  return slides.map((slide, at) => pageOf({ ...slide, things, split: splits[at] ?? null }));
}

function pageOf(page: Page) {
  const { split, safe, isLast, beat } = page;
  const room = split?.words ?? { ...safe, h: safe.h - FOOT_PX };
  const { clips, h } = blockOf(page, room);
  const down = room.y + Math.max(0, (room.h - h) / 2);
  const moved = clips.map((it) => ({ ...it, box: { ...it.box, x: it.box.x + room.x, y: it.box.y + down } }));
  const beside = { ...page, safe: { ...room, h: room.h + FOOT_PX } };
  const color = colorOf(page);
  return {
    background: isLast ? ("accent" as const) : ("bg" as const),
    isLoud: !beat.media,
    clips: [...photo(page), ...moved, ...swipeCue(beside, color), ...account(beside, color, false)],
  };
}

const colorOf = ({ isLast }: Slide): Color => (isLast ? "onAccent" : "on");

function photo({ beat, split, isLast }: Page): Clip[] {
  if (!beat.media || !split) return [];
  const box = split.photo;
  const fit = stripFit(beat.media, box, isLast ? "bg" : "accent");
  return [pictureClip(beat.media, { id: "photo", box, missing: "on", ...fit })];
}

function blockOf(page: Page, room: Box): Block {
  if (page.isFirst) return under([saidOn(page, room, "hook"), boxesInARow(page)]);
  if (page.isLast) {
    const list = under([saidOn(page, room, "hook"), tickedRows(page, room)]);
    return list.h <= room.h ? list : under([saidOn(page, room, "hook"), boxesInARow(page)]);
  }
  return under([boxesInARow(page), saidOn(page, room, "thing")]);
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
function boxesInARow(page: Page): Block {
  const { things, index } = page;
  const clips = things.map((_, at) => {
    const isThis = at === index - 1;
    const look = { px: BOX_PX, color: colorOf(page), isDone: at < index, ...(isThis && { tick: "accent" }) } as const;
    return checkbox(isThis ? "box" : `box-${at}`, { x: at * (BOX_PX + 20), y: 0 }, look);
  });
  return { clips, h: BOX_PX + 8 };
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
    checkbox(`done-${i}`, { x: 0, y: i * pitch + (pitch - ROW_BOX_PX) / 2 }, { px: ROW_BOX_PX, color, isDone: true }),
    { ...it, box: { ...it.box, y: i * pitch, h: pitch } },
  ]);
  return { clips, h: things.length * pitch };
}
