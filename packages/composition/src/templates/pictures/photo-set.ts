import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { endingSoon, likelyWidth } from "./likely-size.ts";
import { isApart, photoPage, roomBetween, seenUntil } from "./photo-page.ts";
import { fitOf, type Ground, groundUnder, type View, viewOf } from "./photo-view.ts";
import type { Slide } from "./still.ts";
import { pictureClip } from "./still-clips.ts";

/** Where the words of a page stand: high ones begin on one line on all pages, low ones end on one. */
export type Place = "high" | "low";

/**
 * A page of a set of photos. `clips`: its pictures. `words`: in their place, which is `block` about. `ground`: the color beside what does not fill
 * the page; null under words on a photo, where `under` tells how light it is, if that is known.
 */
export type PhotoSlide = {
  slide: Slide;
  background: Color;
  clips: Clip[];
  words: TextClip[];
  block: Box;
  place: Place;
  ground: Color | null;
  under: Ground | null;
  /** The words stand on a plain band above the photo, as on all pages of the set. */
  isOnBand: boolean;
};

/** The words of a page as they stand high, the title first, and what lies between them, in px. */
type Said = { words: readonly TextClip[]; gap: number };

/** What it costs a page to leave the place that its set has for words, and a set to have them low. Our own choice. */
const [ELSEWHERE, LOW] = [0.3, 0.5];

/** How much of a face may be lost. Our own choice: more than its ears. */
const LEAST_LOST = 0.2;

/**
 * The pages of a set whose photos fill them (ADR 204). Words stand in one place, high or low, where they cover the least in all; on a photo that
 * would lose much by that, in the other one. Where a face finds no room beside words, they stand on a band of that color above the photos of all pages (ADR 214).
 */
export function photoSet(slides: readonly Slide[], band: Color, saidOn: (slide: Slide) => Said): PhotoSlide[] {
  const all = slides.map((slide) => optionsOf(slide, saidOn(slide)));
  if (all.some(({ views }) => views && Math.min(views.high.faceLost, views.low.faceLost) > LEAST_LOST))
    return inTheirMiddle(all).map((it, _, them) => onBand(it, band, bandEnd(them)));
  const total = (place: Place) => all.reduce((sum, { views }) => sum + (views?.[place].cost ?? 0), 0);
  const usual: Place = total("low") + LOW < total("high") && all.every(({ views }) => views) ? "low" : "high";
  const other: Place = usual === "low" ? "high" : "low";
  return all.map((it) => {
    const isAway = it.views && it.views[other].cost + ELSEWHERE < it.views[usual].cost;
    return pageAt(it, isAway ? other : it.views ? usual : "high");
  });
}

/** `views`: of a photo that fills the page, with the words in either place. */
type Options = { slide: Slide; said: Said; blocks: Record<Place, Box>; views: Record<Place, View> | null };

function optionsOf(slide: Slide, said: Said): Options {
  const { width: w, height: h, isTall, whole, beat } = slide;
  const high = blockOf(said, slide);
  const blocks = { high, low: { ...high, y: whole.y + whole.h - high.h - (isTall ? 0 : LOW_PX) } };
  if (!beat.media || isApart(slide, beat.media)) return { slide, said, blocks, views: null };
  const frame = { w, h, seenTo: isTall ? h - APP_PX : h };
  const [above, below] = [blocks.high, blocks.low].map(
    (words) => beat.media && viewOf(beat.media, { ...frame, words }),
  );
  return { slide, said, blocks, views: above && below ? { high: above, low: below } : null };
}

/** What the app lays over the foot of a tall page, so that hardly anything is seen of a photo there, and the margin under low words, in px. */
const [APP_PX, LOW_PX] = [300, 10];

/** What the words of a page take, with some air. */
function blockOf({ words, gap }: Said, { width }: Slide): Box {
  const [title, more] = words;
  if (!title) return { x: 0, y: 0, w: 0, h: 0 };
  const { end } = endingSoon(words, gap);
  const w = Math.min(title.box.w, Math.max(likelyWidth(title), more ? likelyWidth(more) : 0)) + 2 * AIR_PX;
  const left = title.align === "center" ? title.box.x + title.box.w / 2 - w / 2 : title.box.x - AIR_PX;
  const x = Math.max(0, left);
  return { x, y: title.box.y - AIR_PX, w: Math.min(w, width - x), h: end - title.box.y + 2 * AIR_PX };
}

const AIR_PX = 16;

/** Where a band ends that has room for the words of all pages, in px. */
const bandEnd = (all: readonly Options[]): number =>
  Math.max(...all.map((it) => bandTop(it) + it.blocks.high.h)) + BAND_AIR_PX;

/** Above the words of a band and their air: what the app covers, or a margin. */
const bandTop = ({ slide: { whole } }: Options): number => whole.y - AIR_PX;

const BAND_AIR_PX = 40;

/** Centered words in the middle of their page: on a plain band one sees where that is. */
const inTheirMiddle = (all: readonly Options[]): Options[] =>
  all.map((it) => {
    const words = it.said.words.map((clip) =>
      clip.align === "center" ? { ...clip, box: { ...clip.box, ...inMiddle(clip.box, it.slide.width) } } : clip,
    );
    const said = { ...it.said, words };
    return { ...it, said, blocks: { ...it.blocks, high: blockOf(said, it.slide) } };
  });

function inMiddle({ x, w }: Box, width: number): Pick<Box, "x" | "w"> {
  const side = Math.max(x, width - x - w);
  return { x: side, w: width - 2 * side };
}

/** A page with its words in the middle of what the app leaves of the band, and the photo from edge to edge under it. */
function onBand(options: Options, ground: Color, end: number): PhotoSlide {
  const { slide, said, blocks, views } = options;
  const { media } = slide.beat;
  if (!media || !views) return pageAt(options, "high");
  const { width: w, height, isTall } = slide;
  const box = { x: 0, y: end, w, h: height - end };
  const by = (bandTop(options) + end - BAND_AIR_PX - blocks.high.h) / 2 - blocks.high.y;
  const words = endingSoon(said.words, said.gap).words.map((it) => ({ ...it, box: { ...it.box, y: it.box.y + by } }));
  const view = viewOf(media, { w, h: box.h, words: null, seenTo: box.h - (isTall ? APP_PX : 0) });
  const photo = pictureClip(media, { id: "photo", box, ...(view ? fitOf(media, view.at, box) : { fit: "cover" }) });
  const block = { ...blocks.high, y: blocks.high.y + by };
  return {
    slide,
    background: ground,
    clips: [photo],
    words,
    block,
    place: "high",
    ground,
    under: null,
    isOnBand: true,
  };
}

function pageAt({ slide, said, blocks, views }: Options, place: Place): PhotoSlide {
  const { beat, width: w, height: h } = slide;
  const block = blocks[place];
  const by = block.y - blocks.high.y;
  const words = endingSoon(said.words, said.gap).words.map((it) => ({ ...it, box: { ...it.box, y: it.box.y + by } }));
  const shared = { slide, words, block, place, isOnBand: false };
  const { media } = beat;
  if (!media) return { ...shared, background: "accent", clips: [], ground: null, under: null };
  if (!views) {
    const page = photoPage(slide, media, roomBetween(slide, block.y + block.h + AIR_PX, seenUntil(slide)));
    return { ...shared, background: page.background, clips: page.clips, ground: page.ground, under: null };
  }
  const { at } = views[place];
  const photo = pictureClip(media, { id: "photo", box: { x: 0, y: 0, w, h }, ...fitOf(media, at, { w, h }) });
  return { ...shared, background: "ink", clips: [photo], ground: null, under: groundUnder(media, at, block) };
}
