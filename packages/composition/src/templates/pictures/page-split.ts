import type { Box } from "../../scene/geometry.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { keptOf } from "./kept-of.ts";
import { endingSoon } from "./likely-size.ts";
import { isApart } from "./photo-page.ts";
import { viewOf } from "./photo-view.ts";
import type { Slide } from "./still.ts";

/** How a page is divided between its photo, which is as wide as the page, and its words. */
export type Split = { photo: Box; words: Box };

/**
 * `heightOf`: of the words of a page at their size, in px, in a room so wide. `words`: where they are on a page of 4:5; on a tall one they
 * are above the photo. `head` and `foot`: what stands above and below them in their room, in px.
 */
type Wanted = {
  heightOf: (slide: Slide, room: { w: number }) => number;
  words: "above" | "below";
  head?: (slide: Slide) => number;
  foot: (slide: Slide) => number;
  /** Of a page, for its photo at least, on a tall one less what the app lays over its upper end. */
  least?: number;
  /** A page of 4:5 whose photo would be cut at the common edge has an edge of its own. */
  keepsWhole?: true;
};

/**
 * How the pages of a set are divided between a photo and words, which are as wide as the page: the photo has what the longest words leave (ADR 212), and `least` of the page where the
 * words get smaller for that (decision 230). Null for a page without a photo.
 */
export function splitsOf(slides: readonly Slide[], wanted: Wanted): (Split | null)[] {
  const edge = edgeOf(
    slides.filter(({ beat }) => beat.media !== null),
    wanted,
  );
  return slides.map((it) => (it.beat.media ? wholeSplit(it, { ...wanted, edge }) : null));
}

/** Where the words of all pages and the photos meet, in px. */
function edgeOf(slides: readonly Slide[], { heightOf, words, head, foot, least }: Wanted): number {
  const [slide] = slides;
  if (!slide) return 0;
  const { safe, isTall, height } = slide;
  const isBelow = words === "below" && !isTall;
  const longest = Math.max(...slides.map((it) => (head?.(it) ?? 0) + heightOf(it, { w: safe.w }) + foot(it)));
  const room = longest + (isBelow ? 0 : OVER_PHOTO_PX) + AIR_PX;
  if (isTall)
    return Math.round(
      Math.min(safe.y + room, least ? safe.y + (height - safe.y) * (1 - least) : height * MOST_WORDS_TALL),
    );
  const most = Math.min(least ? safe.y + safe.h - height * least : safe.h * (1 - LEAST), room);
  return Math.round(isBelow ? safe.y + safe.h - most : safe.y + most);
}

/** Above and below the longest words, together. */
const AIR_PX = 64;
/** Between an arrow, an account or words and the photo below them. */
const OVER_PHOTO_PX = 30;
/** Of a page, for the photo at least. Our own choice. */
const LEAST = 0.4;
const MOST_WORDS_TALL = 0.62;

function splitOf(slide: Slide, { words, head, foot, edge }: Wanted & { edge: number }): Split {
  const { safe, width, height, isTall } = slide;
  const isBelow = words === "below" && !isTall;
  const photo = { x: 0, w: width, ...(isBelow ? { y: 0, h: edge } : { y: edge, h: height - edge }) };
  const [from, to] = isBelow ? [edge, safe.y + safe.h] : [safe.y, edge - OVER_PHOTO_PX];
  const [over, under] = [head?.(slide) ?? 0, foot(slide)];
  return { photo, words: { x: safe.x, y: from + over, w: safe.w, h: to - under - from - over } };
}

/** Where the common edge would cut what a photo shows, it has all that the words of its own page leave. */
function wholeSplit(slide: Slide, given: Wanted & { edge: number }): Split {
  const inSet = splitOf(slide, given);
  const loss = lossOf(slide, inSet);
  if (!given.keepsWhole || slide.isTall || loss < CUT) return inSet;
  const own = splitOf(slide, { ...given, edge: edgeOf([slide], given) });
  return lossOf(slide, own) < loss - CUT / 2 ? own : inSet;
}

/** What a cut that is seen costs (`viewOf`). Our own choice. */
const CUT = 0.3;

/** What is cut of the photo of a page. */
function lossOf(slide: Slide | undefined, split: Split | null): number {
  const media = slide?.beat.media;
  if (!slide || !media || !split || isApart(slide, media) || goesOn(media)) return 0;
  const { w, h } = split.photo;
  return viewOf(media, { w, h, words: [], seenTo: h })?.cost ?? 0;
}

/** What its photo cuts above or below, as a path that runs out of it, is whole nowhere. */
function goesOn(media: BeatMedia): boolean {
  const open = keptOf(media)?.open;
  return !open || open.top !== null || open.bottom !== null;
}

/** A title and the smaller words docked to it, in the middle of their room from top to bottom. */
export function inTheMiddle(words: readonly TextClip[], room: Box): TextClip[] {
  const [title, more] = words;
  if (!title) return [];
  if (!more || more.text === "") return [{ ...title, box: room, valign: "middle" }, ...(more ? [more] : [])];
  const { end } = endingSoon([title, more], more.dock?.gap ?? 0);
  const y = title.box.y + Math.max(0, (room.y + room.h - end) / 2);
  const h = room.y + room.h - y;
  return [
    { ...title, box: { ...title.box, y, h: Math.min(title.box.h, h) } },
    { ...more, box: { ...more.box, y, h } },
  ];
}
