import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { isApart, photoPage, roomBetween, seenUntil } from "./photo-page.ts";
import { fitOf, type Ground, groundUnder, type View, type Views, viewOf, viewsIn, viewUnder } from "./photo-view.ts";
import type { Slide } from "./still.ts";
import { pictureClip } from "./still-clips.ts";
import { lossByEdges } from "./view-cost.ts";
import { type LaidWords, layoutsOf, type Place, type Said, SIZES } from "./word-layouts.ts";

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
  /** The words stand on a plain plate above the photo. */
  isOnBand: boolean;
};

/** What it costs a page to have its words at another height than its set, and on a plate, where a fault that strangers name costs 1. Our own choice. */
const [ELSEWHERE, PLATE] = [0.9, 3.5];

/** A page in one of its layouts. `view`: where the photo lies; null for a page without one or with one beside the words. */
type Candidate = { laid: LaidWords; view: View | null; isOnPlate: boolean; cost: number };
type Page = { slide: Slide; said: Said; bySize: Candidate[][] };

/**
 * The pages of a set whose photos fill them (ADR 204). For each page all layouts of its words are tried with all places of its photo, and the one that costs
 * least is taken (ADR 216). The set has one size and one height for words, which cost least in all; a page has another height only where its words would lie on what its photo shows.
 * The last resort of a page is a plate above its photo.
 */
export function photoSet(slides: readonly Slide[], band: Color, saidOn: (slide: Slide) => Said): PhotoSlide[] {
  const pages = slides.map((slide) => pageOf(slide, saidOn(slide)));
  const sets = SIZES.flatMap((_, size) =>
    (["high", "middle", "low"] as const).map((place) => {
      const chosen = pages.map(({ bySize }) => bestOf(bySize[size] ?? [], place));
      return { chosen, cost: chosen.reduce((sum, it) => sum + (it?.cost ?? 0), 0) };
    }),
  );
  const { chosen } = sets.reduce((best, it) => (it.cost < best.cost - 1e-9 ? it : best));
  return pages.flatMap(({ slide, said }, at) => {
    const page = chosen[at];
    return page ? [page.isOnPlate ? onPlate(slide, said, page, band) : pageAt(slide, page)] : [];
  });
}

/** The best page in a set whose words stand at that height. */
function bestOf(all: readonly Candidate[], place: Place): Candidate | null {
  const inSet = all.map((it) => (it.laid.layout.place === place ? it : { ...it, cost: it.cost + ELSEWHERE }));
  return inSet.reduce<Candidate | null>((best, it) => (best && best.cost <= it.cost ? best : it), null);
}

function pageOf(slide: Slide, said: Said): Page {
  const { media } = slide.beat;
  const { width: w, height: h, isTall } = slide;
  const frame = { w, h, seenTo: isTall ? h - APP_PX : h, words: [] };
  const onPage =
    media && !slide.material && !media.isScreen
      ? viewsIn(media, { ...frame, isOpen: true, words: [{ x: 0, y: 0, w, h: 1 }] })
      : null;
  const views = media && onPage && isBetterOnPage(slide, media, onPage, said) ? onPage : null;
  const bySize = SIZES.map((size) => {
    const layouts = layoutsOf(said, slide, size);
    if (!media || !views)
      return layouts.slice(0, 1).map((laid) => ({ laid, view: null, isOnPlate: false, cost: laid.cost }));
    const onPhoto = layouts.flatMap((laid) => {
      const view = viewUnder(views, laid.rects);
      return view ? [{ laid, view, isOnPlate: false, cost: laid.cost + view.cost }] : [];
    });
    // A plate is as high as its words are in the size of the set.
    return [...onPhoto, ...onPlateOf(media, slide, layouts[0], said.plate ?? PLATE)];
  });
  return { slide, said, bySize };
}

/**
 * Whether a photo fills its page: one before a plain ground, which could lie beside the words, does where that would cut what it
 * shows and its page would not.
 */
function isBetterOnPage(slide: Slide, media: BeatMedia, views: Views, said: Said): boolean {
  if (!isApart(slide, media)) return true;
  const laid = layoutsOf(said, slide, SIZES.length - 1)[0];
  const photo = laid && besideWords(slide, media, laid).photo;
  const place = photo?.surround && "color" in photo.surround ? photo.surround.place : undefined;
  if (!laid || !place) return false;
  const { width: w, height: h } = slide;
  const at = { x: place.x * w, y: place.y * h, w: place.w * w, h: place.h * h };
  const frame = { w, h, seenTo: h, words: [] };
  const cut = lossByEdges(at, views.things, frame);
  const filled = viewUnder(views, laid.rects);
  return filled !== null && filled.cost + NAMED_FAULT < cut;
}

/** A fault that strangers name costs 1: half of one decides. Our own choice. */
const NAMED_FAULT = 0.5;

const besideWords = (slide: Slide, media: BeatMedia, { block }: LaidWords) =>
  photoPage(slide, media, roomBetween(slide, block.y + block.h + AIR_PX, seenUntil(slide)));

/** What the app lays over the foot of a tall page, so that hardly anything is seen of a photo there, in px. */
const APP_PX = 300;

function onPlateOf(media: BeatMedia, slide: Slide, laid: LaidWords | undefined, plate: number): Candidate[] {
  const view = laid && viewOf(media, { ...photoUnder(slide, laid), words: [] });
  return laid && view ? [{ laid, view, isOnPlate: true, cost: laid.cost + view.cost + plate }] : [];
}

/** What a plate that is as high as its words need leaves to the photo. */
function photoUnder({ width, height, isTall }: Slide, { block }: LaidWords): Box & { seenTo: number } {
  const y = Math.round(block.y + block.h + PLATE_AIR_PX);
  return { x: 0, y, w: width, h: height - y, seenTo: height - y - (isTall ? APP_PX : 0) };
}

const PLATE_AIR_PX = 56;

/** A page with its words on a plate from edge to edge, and the photo below it. */
function onPlate(slide: Slide, { words: said }: Said, { laid, view }: Candidate, ground: Color): PhotoSlide {
  const { media } = slide.beat;
  const { seenTo: _, ...box } = photoUnder(slide, laid);
  const fit = media && view ? fitOf(media, view.at, box) : {};
  const clips = media ? [pictureClip(media, { id: "photo", box, ...fit })] : [];
  const isCentered = said[0]?.align === "center";
  const words = isCentered
    ? laid.words.map((it) => ({ ...it, box: { ...it.box, ...inMiddle(it.box, slide.width) } }))
    : laid.words;
  const { block, layout } = laid;
  return { slide, background: ground, clips, words, block, place: layout.place, ground, under: null, isOnBand: true };
}

/** On a plain plate one sees where the middle of the page is. */
function inMiddle({ x, w }: Box, width: number): Pick<Box, "x" | "w"> {
  const side = Math.max(x, width - x - w);
  return { x: side, w: width - 2 * side };
}

function pageAt(slide: Slide, { laid, view }: Candidate): PhotoSlide {
  const { words, block, layout } = laid;
  const { beat, width: w, height: h } = slide;
  const { media } = beat;
  const shared = { slide, words, block, place: layout.place, isOnBand: false };
  if (!media) return { ...shared, background: "accent", clips: [], ground: null, under: null };
  if (!view) {
    const page = besideWords(slide, media, laid);
    return { ...shared, background: page.background, clips: page.clips, ground: page.ground, under: null };
  }
  const photo = pictureClip(media, { id: "photo", box: { x: 0, y: 0, w, h }, ...fitOf(media, view.at, { w, h }) });
  return { ...shared, background: "ink", clips: [photo], ground: null, under: groundUnder(media, view.at, block) };
}

/** Between words and a picture beside them, in px. */
const AIR_PX = 32;
