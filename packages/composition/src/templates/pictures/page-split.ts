import type { Box } from "../../scene/geometry.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { keptOf } from "./kept-of.ts";
import { endingSoon } from "./likely-size.ts";
import { isApart } from "./photo-page.ts";
import { viewOf } from "./photo-view.ts";
import type { Slide } from "./still.ts";

/**
 * How a page is divided between its photo and its words. `photo`: as wide as the page (`strip`), or with a margin at its right (`plate`).
 * `margin`: of a plate, for the number of the page, the arrow and other small things; null beside a strip.
 */
export type Split = { form: Form; photo: Box; words: Box; margin: Box | null };
export type Form = "strip" | "plate";

/**
 * `heightOf`: of the words of a page at their size, in px, in a room so wide. `words`: where they are on a page of 4:5; on a tall one they
 * are above the photo. `head` and `foot`: what stands above and below them in their room, in px.
 */
type Wanted = {
  heightOf: (slide: Slide, room: { w: number; form: Form }) => number;
  words: "above" | "below";
  head?: (slide: Slide, form: Form) => number;
  foot: (slide: Slide, form: Form) => number;
  /** How wide photos are, as a share of the page; absent: as shows the most. */
  share?: number;
  /** A page of 4:5 whose photo would be cut at the common edge has an edge of its own. */
  keepsWhole?: true;
};

/**
 * How the pages of a set are divided between a photo and words, which are as wide as the page: the photo has what the longest words leave (ADR 212).
 * In the feed all photos of a set are plates if that shows clearly more of them: what stands upright is whole there (ADR 215). Null for a page without a photo.
 */
export function splitsOf(slides: readonly Slide[], wanted: Wanted): (Split | null)[] {
  const shown = slides.filter(({ beat }) => beat.media !== null);
  const inShare = (share: number) => {
    const form = share < 1 ? ("plate" as const) : ("strip" as const);
    const edge = edgeOf(shown, { ...wanted, form });
    return slides.map((it) => (it.beat.media ? wholeSplit(it, { ...wanted, form, edge, share }) : null));
  };
  if (wanted.share) return inShare(wanted.share);
  if (shown[0]?.isTall !== false) return inShare(1);
  const lost = (splits: readonly (Split | null)[]) =>
    splits.reduce((sum, split, at) => sum + Math.min(MUCH, lossOf(slides[at], split)), 0);
  const all = SHARES.map((share) => {
    const splits = inShare(share);
    return { splits, cost: lost(splits) + shown.length * NARROWER * (1 - share) };
  });
  return all.reduce((best, it) => (it.cost < best.cost ? it : best)).splits;
}

/** How wide the photos of a set are, as shares of the page: beside a plate, an arrow has room. Our own choice. */
const SHARES = [1, 0.8, 0.76, 0.72, 0.68] as const;
/** What a plate costs a page by how much narrower it is. Our own choice. */
const NARROWER = 1.5;

/** What a photo loses where most of what it shows is cut (`viewOf`). Our own choice. */
const MUCH = 1;

type InForm = Wanted & { form: Form };

/** Where the words of all pages and the photos meet, in px. */
function edgeOf(slides: readonly Slide[], { heightOf, words, head, foot, form }: InForm): number {
  const [slide] = slides;
  if (!slide) return 0;
  const { safe, isTall, height } = slide;
  const isBelow = words === "below" && !isTall;
  const longest = Math.max(
    ...slides.map((it) => (head?.(it, form) ?? 0) + heightOf(it, { w: safe.w, form }) + foot(it, form)),
  );
  const room = longest + (isBelow ? 0 : OVER_PHOTO_PX) + AIR_PX[form];
  if (isTall) return Math.round(Math.min(safe.y + room, height * MOST_WORDS_TALL));
  const most = Math.min(safe.h * (1 - LEAST), room);
  return Math.round(isBelow ? safe.y + safe.h - most : safe.y + most);
}

/** Above and below the longest words, together. */
const AIR_PX = { strip: 64, plate: 64 } as const;
/** Between an arrow, an account or words and the photo below them. */
const OVER_PHOTO_PX = 30;
/** Of a page, for the photo at least. Our own choice. */
const LEAST = 0.4;
const MOST_WORDS_TALL = 0.62;

function splitOf(
  slide: Slide,
  { words, head, foot, form, edge, share }: InForm & { edge: number; share: number },
): Split {
  const { safe, width, height, isTall } = slide;
  const isBelow = words === "below" && !isTall;
  const w = Math.round(width * share);
  const photo = isBelow ? { x: 0, y: 0, w, h: edge } : { x: 0, y: edge, w, h: height - edge };
  const [from, to] = isBelow ? [edge, safe.y + safe.h] : [safe.y, edge - OVER_PHOTO_PX];
  const [over, under] = [head?.(slide, form) ?? 0, foot(slide, form)];
  const room = { x: safe.x, y: from + over, w: safe.w, h: to - under - from - over };
  const low = isBelow ? edge : safe.y + safe.h;
  const high = isBelow ? safe.y : edge + BESIDE_PX;
  const margin = { x: w + BESIDE_PX, y: high, w: safe.x + safe.w - w - BESIDE_PX, h: low - high };
  return { form, photo, words: room, margin: form === "plate" ? margin : null };
}

const BESIDE_PX = 40;

/** Where the common edge would cut what a photo shows, it has all that the words of its own page leave. */
function wholeSplit(slide: Slide, given: InForm & { edge: number; share: number }): Split {
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
