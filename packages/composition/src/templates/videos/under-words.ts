import type { Box, Focus } from "../../scene/geometry.ts";
import { focusHoldingTop } from "../../shots/focus-holding-top.ts";
import { framing, isAllOver } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import type { Seen } from "./seen-media.ts";
import { PAGE } from "./video-scene.ts";

/** Of a title at its usual size: letters in a line, and a line's height in px. Source: docs/content.md#words-on-screen. */
const LETTERS = 16;
const LINE_PX = 115;
/** Between the words and the subject. */
const AIR = 20;
/** A picture comes closer by this much at most; where that leaves more of its subject behind words, it stays. */
const CLOSEST = 1.3;
const STILL_BEHIND = 200;
/** What is taller, as a share of its picture, would be cut off at the bottom instead. */
const TALLEST = 0.5;
/** Where the page ends for the eye, under what the apps write, and the share of a subject that stays above. */
const LOWEST = 1700;
const MOST_OF_IT = 0.65;

/**
 * How a picture that fills the page is shown so that its subject lies under a title instead of behind it: closer, from
 * its upper edge on. Null if the subject is not behind the title, is a texture, or would be cut off.
 */
export function underWords(
  media: BeatMedia,
  title: { text: string; box: Box },
): { closer: number; focus: Focus } | null {
  const subject = movable(media);
  if (!subject || subject.h > TALLEST || title.text.trim() === "") return null;
  const lines = Math.ceil(title.text.length / LETTERS);
  return below(subject, title.box.y + Math.min(title.box.h, lines * LINE_PX) + AIR, STILL_BEHIND);
}

/**
 * How a picture that fills the page is shown so that its subject lies in the room under all words: as it is (1), or closer,
 * from its upper edge on. Null if it cannot, or has no subject. The camera comes closer below the subject's upper end.
 */
export function inRoom(media: BeatMedia, room: Box): { closer: number; focus: Focus } | null {
  const subject = movable(media);
  if (!subject) return null;
  if (subject.y * PAGE.h < room.y - REACH) return below(subject, room.y, REACH);
  const focus = focusHoldingTop(media, PAGE);
  return focus ? { closer: 1, focus } : null;
}

/**
 * What comes nearer than in the shot before it: a picture that goes on, if its subject stays on the page and in the room, and
 * a generated one, which fills the page then. Null for all others.
 */
export function comingNearer(
  seen: readonly (Seen | null)[],
  room: Box | undefined,
): ({ closer: number; focus: Focus } | null)[] {
  const all: ({ closer: number; focus: Focus } | null)[] = [];
  for (const [at, it] of seen.entries()) {
    const goesOn = it !== null && it.media.src === seen[at - 1]?.media.src && !all[at - 1];
    // A film ends with all of the product.
    if (!goesOn || it.isBorrowed || it.isEnd) all.push(null);
    else all.push((room && nearerInRoom(it.media, room)) ?? nearerOnPage(it.media, room));
  }
  return all;
}

/**
 * A generated picture was ordered for the whole page: a panel of it would cut off what was asked for. Its subject grows downward,
 * away from the words; null if it would lie behind them.
 */
function nearerOnPage(media: BeatMedia, room: Box | undefined): { closer: number; focus: Focus } | null {
  if (media.kind !== "image" || !media.isGenerated) return null;
  const { subject } = media;
  const isCard = framing(media, PAGE).fit !== "cover";
  const step = isCard ? 1 : NEARER;
  if (!room || !subject || isAllOver(subject)) return { closer: step, focus: subject ? middleOf(subject) : MIDDLE };
  const top = subject.y * PAGE.h;
  const from = inRoom(media, room)?.closer ?? Math.max(1, Math.min(CLOSEST, room.y / Math.max(1, top)));
  if (top * from < room.y - REACH) return null;
  const most = Math.max(1, WIDEST / widthOnPage(media, subject));
  const closer = Math.max(from, Math.min(from * step, most));
  const held = step > 1 ? focusHoldingTop(media, PAGE, { from, closer }) : undefined;
  return { closer, focus: held ?? { x: middleOf(subject).x, y: 0 } };
}

const MIDDLE: Focus = { x: 0.5, y: 0.5 };
const middleOf = ({ x, y, w, h }: Box): Focus => ({ x: x + w / 2, y: y + h / 2 });

function nearerInRoom(media: BeatMedia, room: Box): { closer: number; focus: Focus } | null {
  const { subject, size } = media;
  const shown = inRoom(media, room);
  if (!subject || !size || !shown) return null;
  const closer = shown.closer * NEARER;
  const focus = focusHoldingTop(media, PAGE, { from: shown.closer, closer });
  const width = widthOnPage(media, subject) * closer;
  const [top, height] = [subject.y * shown.closer * PAGE.h, subject.h * closer * PAGE.h];
  return focus && width < WIDEST && top + height < PAGE.h - AT_THE_END ? { closer, focus } : null;
}

/** As a share of the page, which the picture fills. */
const widthOnPage = ({ size }: BeatMedia, { w }: Box): number =>
  size ? w * Math.max(1, (size.width * PAGE.h) / (size.height * PAGE.w)) : w;

/** A step that reads as a cut, and not as a drift. Our own choice. */
const NEARER = 1.3;
/** A subject's share of the page's width, before it drifts. Our own choice. */
const WIDEST = 0.85;
/** Left below a subject, in px. Our own choice. */
const AT_THE_END = 100;

/** What is above the room by this much, in px, still lies in it: words rarely fill their place to its end. */
const REACH = 60;

/** The subject of a picture that fills the page, if it can be moved down: a picture that is wider than the page fills its height. */
function movable(media: BeatMedia): Box | null {
  const { kind, subject, size } = media;
  if (kind !== "image" || !subject || !size || isAllOver(subject)) return null;
  return size.width * PAGE.h < size.height * PAGE.w || framing(media, PAGE).fit !== "cover" ? null : subject;
}

/** So that a subject begins at `wanted`, or at most `behind` px above it. */
function below(subject: Box, wanted: number, behind: number): { closer: number; focus: Focus } | null {
  const [top, end] = [subject.y * PAGE.h, (subject.y + subject.h) * PAGE.h];
  if (top >= wanted || end <= wanted) return null;
  const closer = Math.min(CLOSEST, wanted / Math.max(1, top));
  const [shownTop, shownEnd] = [top * closer, end * closer];
  const share = (LOWEST - shownTop) / (shownEnd - shownTop);
  return share < MOST_OF_IT || shownTop < wanted - behind
    ? null
    : { closer, focus: { x: subject.x + subject.w / 2, y: 0 } };
}
