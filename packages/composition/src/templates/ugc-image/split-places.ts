import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import type { StillPage } from "../pictures/still.ts";
import { rectClip, textClip } from "../pictures/still-clips.ts";
import { LABEL } from "./split-names.ts";

/** Between the halves. */
const LINE_PX = 12;

type Said = { hook: string; fact: string };
/** `room`: that of the halves; `end`: down to where they are seen. */
type Strips = { strips: Clip[]; room: Box; end: number };

/**
 * The hook on a strip of its own above the halves, and the fact on the accent under them, as low as words may be: it comes last. On a tall
 * page it stands under the hook, so that the halves reach the end of the page, under what the app covers.
 */
export const stripsOf = (page: StillPage, said: Said): Strips =>
  page.isTall ? stripAbove(page, said) : stripsAround(page, said);

function stripAbove({ safe, whole, face, width, height }: StillPage, { hook, fact }: Said): Strips {
  const line = { x: safe.x, y: whole.y, w: safe.w, h: MOST_PX };
  const set = { face: face("title", "native"), minSize: 44, maxLines: 3 };
  const opening = textClip({ id: "hook", text: hook, box: line, ...set, size: 96, lineHeight: 1.1, color: "ink" });
  const from = hook === "" ? whole.y : Math.round(whole.y + likelyHeight(opening) + 28);
  const box = { ...line, y: from };
  const textBox = { ...LABEL, color: "accent", padX: 22, padY: 12 } as const;
  const told = textClip({
    id: "fact",
    text: fact,
    box,
    ...set,
    maxLines: 2,
    size: fact.length <= 24 ? 70 : 58,
    lineHeight: 1.12,
    color: "onAccent",
    textBox,
  });
  const top = fact === "" ? from + 20 : Math.round(from + likelyHeight(told) + 40);
  const strip = rectClip({ id: "strip", box: { x: 0, y: 0, w: width, h: top }, color: "paper" });
  const strips = [strip, ...(hook === "" ? [] : [opening]), ...(fact === "" ? [] : [told])];
  return { strips, room: { x: 0, y: top, w: width, h: height - top }, end: whole.y + whole.h };
}

function stripsAround(page: StillPage, { hook, fact }: Said): Strips {
  const { safe, whole, face, width, height } = page;
  const set = { face: face("title", "native"), minSize: 48, maxLines: 3 };
  const line = { x: safe.x, y: safe.y, w: safe.w, h: MOST_PX };
  const opening = textClip({ id: "hook", text: hook, box: line, ...set, size: 80, lineHeight: 1.1, color: "ink" });
  const top = hook === "" ? 0 : Math.round(safe.y + likelyHeight(opening) + UNDER_HOOK_PX);
  const size = fact.length <= 24 ? 88 : 76;
  const said = textClip({ id: "fact", text: fact, box: line, ...set, size, lineHeight: 1.12, color: "onAccent" });
  const high = likelyHeight(said);
  const strip = rectClip({ id: "hook-ground", box: { x: 0, y: 0, w: width, h: top }, color: "paper" });
  const hooks = hook === "" ? [] : [strip, opening];
  const room = { x: 0, y: top, w: width, h: height - top };
  if (fact === "") return { strips: hooks, room, end: height };
  const low = whole.y + whole.h;
  const end = Math.round(low - high - AIR_PX);
  const ground = { x: 0, y: end, w: width, h: height - end };
  const strips = [
    rectClip({ id: "fact-ground", box: ground, color: "accent" }),
    { ...said, box: { ...line, y: end + AIR_PX / 2, h: low - end - AIR_PX }, valign: "middle" as const },
    ...hooks,
  ];
  return { strips, room: { ...room, h: end - top }, end };
}

/** Below the hook: its last line hangs into it. */
const UNDER_HOOK_PX = 56;
/** Two large lines take less. */
const MOST_PX = 230;
const AIR_PX = 36;

type Shown = { before: BeatMedia | null; after: BeatMedia | null; isTorn: boolean; end: number };

/** Whether no half lies under the other one: there it is larger if it is wide, and two photos are where more of what they show is seen. */
export function areSideBySide({ before, after, end }: Omit<Shown, "isTorn">, room: Box): boolean {
  if (after === null) return true;
  if (before === null) return !(isApart(after) && ratioOf(after) > WIDE);
  const high = Math.min(room.y + room.h, end) - room.y;
  const beside = { w: (room.w - LINE_PX) / 2, h: room.h - NAME_ROW_PX };
  const under = { w: room.w, h: high / 2 - NAME_ROW_PX };
  const lost = (place: Pick<Box, "w" | "h">) => lostOfWidth(before, place) + lostOfWidth(after, place);
  return lost(beside) - lost(under) < CLEARLY || [before, after].some(isApart);
}

/** How much of what a photo shows is cut where it fills a place, as a share of its width or height. */
function lostOfWidth({ subject, size }: BeatMedia, { w, h }: Pick<Box, "w" | "h">): number {
  if (!subject || !size) return 0;
  const cover = Math.max(w / size.width, h / size.height);
  const seen = Math.min(w / (subject.w * size.width), h / (subject.h * size.height)) / cover;
  return Math.max(0, 1 - seen);
}

/** Of both photos together; and about how high the names of halves are. Our own choice. */
const [CLEARLY, NAME_ROW_PX] = [0.3, 120];

/**
 * The half of the state before and that of the state after, side by side; what is clearly wider than high lies under the words of the state
 * before, where it is larger. What is told in words gets the smaller half.
 */
export function halvesOf({ y, w, h }: Box, { isTorn, end }: Shown, isSideBySide: boolean): [Box, Box] {
  if (!isSideBySide) {
    const upper = { x: 0, y, w, h: Math.round((Math.min(y + h, end) - y) * UPPER) };
    const from = upper.h + LINE_PX;
    return [upper, { x: 0, y: y + from, w, h: h - from }];
  }
  const half = (w - LINE_PX) / 2;
  const left = { x: 0, y, w: half, h };
  const from = isTorn ? left.w : left.w + LINE_PX;
  return [left, { x: from, y, w: w - from, h }];
}

/** Of the height of both, that of the state before. Our own choice. */
const UPPER = 0.48;

export const isApart = ({ isScreen, ground, subject }: BeatMedia): boolean => Boolean(isScreen || (ground && subject));

/** Where a half's label is: how far it reaches from the half's left edge and its top, and from which height on. */
type Label = { end: number; from: number; to: number };

/** The room of a product in its half, beside a label or under it: where it is larger. `until`: where words begin below it. */
export function besideLabel(media: BeatMedia, { y, w, h }: Box, label: Label, until: number): Box {
  const end = Math.min(h, until - y);
  const beside = { x: label.end, y: label.from - 8, w: w - label.end - 24, h: end - label.from - 12 };
  const under = { x: 20, y: label.to, w: w - 40, h: end - label.to - 20 };
  const ratio = ratioOf(media);
  const across = (room: Box) => Math.min(room.w, room.h * ratio);
  // Beside a label it would be pressed to the edge.
  return across(beside) > across(under) * MUCH_LARGER ? beside : under;
}

/** Our own choice. */
const MUCH_LARGER = 1.35;

/** Width to height of what stands in a picture; of a screenshot, of all of it. */
function ratioOf({ subject, size, isScreen }: BeatMedia): number {
  const { w, h } = isScreen ? { w: 1, h: 1 } : (subject ?? { w: 1, h: 1 });
  return size ? (w * size.width) / (h * size.height) : 1;
}

/** Width to height. Our own choice. */
const WIDE = 1.2;
