import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { seenUntil } from "../pictures/photo-page.ts";
import type { StillPage } from "../pictures/still.ts";
import { rectClip, textClip } from "../pictures/still-clips.ts";

/** Between the halves. */
const LINE_PX = 12;

/**
 * The hook on a strip of its own above the halves, and the fact on the accent under them; on a tall page the fact follows the hook, and the
 * halves go down to the end of the page (ADR 173). `room`: what is left for the halves.
 */
export function stripsOf(
  page: StillPage,
  { hook, fact }: { hook: string; fact: string },
): { strips: Clip[]; room: Box } {
  const { safe, whole, face, width, height, isTall } = page;
  const set = { face: face("title", "native"), minSize: 48, maxLines: 3 };
  const line = { x: safe.x, y: safe.y, w: safe.w, h: MOST_PX };
  const opening = textClip({ id: "hook", text: hook, box: line, ...set, size: 80, lineHeight: 1.1, color: "ink" });
  const top = hook === "" ? 0 : safe.y + likelyHeight(opening) + AIR_PX;
  const size = fact.length <= 24 ? 96 : 80;
  const said = textClip({ id: "fact", text: fact, box: line, ...set, size, lineHeight: 1.12, color: "onAccent" });
  const high = likelyHeight(said);
  const hooks = hook === "" ? [] : [opening];
  if (fact === "") return { strips: hooks, room: { x: 0, y: top, w: width, h: height - top } };
  const factY = isTall ? Math.max(top + AIR_PX, safe.y) : whole.y + whole.h - high;
  const ground = isTall
    ? { y: top, h: factY + high + AIR_PX - top }
    : { y: factY - AIR_PX * 1.5, h: height - factY + AIR_PX * 1.5 };
  const inside = { y: ground.y + 20, h: (isTall ? ground.y + ground.h - 20 : whole.y + whole.h) - ground.y - 20 };
  const strips = [
    rectClip({ id: "fact-ground", box: { x: 0, w: width, ...ground }, color: "accent" }),
    { ...said, box: { ...line, ...inside }, valign: "middle" as const },
    ...hooks,
  ];
  const from = isTall ? ground.y + ground.h : top;
  return { strips, room: { x: 0, y: from, w: width, h: (isTall ? height : ground.y) - from } };
}

/** Two large lines take less. */
const MOST_PX = 230;
const AIR_PX = 36;

type Shown = { before: BeatMedia | null; after: BeatMedia | null; isTorn: boolean };

/**
 * The half of the state before and that of the state after, side by side; what is clearly wider than high lies under the words of the state
 * before, where it is larger. What is told in words gets the smaller half.
 */
export function halvesOf({ y, w, h }: Box, { before, after, isTorn }: Shown): [Box, Box] {
  const isTold = before === null && after !== null;
  if (isTold && isApart(after) && ratioOf(after) > WIDE) {
    const upper = { x: 0, y, w, h: Math.round(h * TOLD_ROW) };
    const from = upper.h + LINE_PX;
    return [upper, { x: 0, y: y + from, w, h: h - from }];
  }
  const half = (w - LINE_PX) / 2;
  const left = { x: 0, y, w: isTold ? half * TOLD : half, h };
  const from = isTorn ? left.w : left.w + LINE_PX;
  return [left, { x: from, y, w: w - from, h }];
}

/** Of a half, and of the height of both, what is told in words. Our own choice. */
const TOLD = 0.96;
const TOLD_ROW = 0.42;

export const isApart = ({ isScreen, ground, subject }: BeatMedia): boolean => Boolean(isScreen || (ground && subject));

/** The room of a product in its half, beside a label or under it: where it is larger. A tall page is seen down to the app's own words. */
export function besideLabel(media: BeatMedia, { y, w, h }: Box, label: number, page: StillPage): Box {
  const end = Math.min(h, seenUntil(page) - y);
  const beside = { x: label, y: 20, w: w - label - 24, h: end - 40 };
  const under = { x: 20, y: ROW_PX, w: w - 40, h: end - ROW_PX - 20 };
  const ratio = ratioOf(media);
  const across = (room: Box) => Math.min(room.w, room.h * ratio);
  return across(beside) > across(under) ? beside : under;
}

/** Width to height of what stands in a picture; of a screenshot, of all of it. */
function ratioOf({ subject, size, isScreen }: BeatMedia): number {
  const { w, h } = isScreen ? { w: 1, h: 1 } : (subject ?? { w: 1, h: 1 });
  return size ? (w * size.width) / (h * size.height) : 1;
}

/** Width to height. Our own choice. */
const WIDE = 1.2;
/** Of a label with its margins. */
const ROW_PX = 140;
