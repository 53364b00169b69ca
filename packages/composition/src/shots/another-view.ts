import type { Box } from "../scene/geometry.ts";
import type { BeatMedia, StoryboardBeat } from "../storyboard/storyboard.ts";
import { shadesIn } from "../subject/shades.ts";
import { isAllOver, isCloseUp } from "./framing.ts";
import { cutEdges, inView, isBlind, viewOfNamed } from "./part-view.ts";
import { screenOnDevice, screenPartOf } from "./screen-part.ts";

/** A detail shows this share of what stands in the picture. Our own choice. */
const DETAIL = 0.6;
/** Of a picture that is a close-up already, or has no subject: nearer, an eye or a cap would be all that is seen. */
const DETAIL_OF_CLOSE_UP = 0.8;
/** In px: a smaller part would look soft on a page that is 1080 px wide. */
const LEAST_PX = 600;
/** A part that is larger than this share of the picture's shorter side would look like the whole. */
const MOST = 0.9;
/** Of the picture's height: more would show the same in both details. */
const MOST_HIGH = 0.8;
/** Where the two details of a picture are, from the middle of what stands in it, as shares of that. */
const ENDS = [-0.23, 0.23] as const;
/** A detail in which all of the subject lies shows it beside its middle, by shares of the detail. */
const LEAST_ASIDE = 0.6;

/** A product that is cut off by the page keeps this much of its ground towards the words, as a share of the detail. */
const GROUND_LEFT = 0.13;
/** A subject that comes nearer to the edge of its photo, as a share of that, is cut off by it. */
const EDGE = 0.03;

/**
 * The place that a look has for a detail: width to height, how far down in it the subject is, as a share, and where the
 * words are that stand beside a product on a plain ground. `isFull`: photos fill their pages, and words lie on them.
 * `share`: how much of the subject a detail shows, if not the usual. `keepsProduct`: a product on a plain ground comes back whole,
 * `keepsScreens`: a screen and a device do, since rows without their phone say nothing there; `endsWhole`: on the last slide, because a strip of it shows too little to end with;
 * `isWhole`: any picture but a screen is shown whole there, and where its words name a part of it.
 */
export type DetailPlace = {
  ratio: number;
  middle: number;
  words?: "above" | "below";
  isFull?: true;
  share?: number;
  keepsProduct?: true;
  keepsScreens?: true;
  endsWhole?: true;
  isWhole?: true;
};

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };

/**
 * Beats that never show the same frame twice: a photo that comes back shows one end of its subject, then the other, then
 * the whole again (ADR 92). The whole is where it counts most: on the first slide, at the turn, or on the last slide.
 * Clips and photos that are too small for a detail stay as they are.
 */
export function withOtherViews(beats: readonly StoryboardBeat[], place: DetailPlace): StoryboardBeat[] {
  const parts = partViews(beats, place);
  const places = new Map<string, number[]>();
  for (const [at, { media }] of beats.entries())
    if (media && !parts[at]) places.set(media.src, [...(places.get(media.src) ?? []), at]);
  for (const all of places.values()) all.sort((a, b) => rankOf(a, beats) - rankOf(b, beats) || a - b);
  return beats.map((beat, at) => {
    const part = parts[at];
    if (part) return { ...beat, media: part };
    const before = beat.media ? (places.get(beat.media.src)?.indexOf(at) ?? 0) : 0;
    const endsWhole =
      at === beats.length - 1 && beat.media && (place.isWhole || (place.endsWhole && isProduct(beat.media)));
    if (!beat.media || endsWhole) return beat;
    return { ...beat, media: anotherView(beat.media, before, place) };
  });
}

/**
 * Of each beat between the first and the last one whose words name a part of its picture, the view of that part; null for the others, and
 * for one that was shown before. At the turn, and where words lie on the photo, all of the product comes first.
 */
function partViews(beats: readonly StoryboardBeat[], place: DetailPlace): (BeatMedia | null)[] {
  const seen = new Set<string>();
  return beats.map(({ media, role }, at) => {
    const isTurn = role === "turn" || place.isFull === true;
    const isWhole = at === 0 || at === beats.length - 1 || (isTurn && !shownBefore(beats, at));
    const view = media && !isWhole && (media.isScreen || !place.isWhole) ? namedView(media, place) : null;
    if (view?.kind !== "image" || !view.crop) return null;
    const key = [view.src, view.crop.x.toFixed(2), view.crop.y.toFixed(2)].join(" ");
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew ? view : null;
  });
}

const shownBefore = (beats: readonly StoryboardBeat[], at: number): boolean =>
  beats.slice(0, at).some(({ media }) => media?.src === beats[at]?.media?.src);

function rankOf(at: number, beats: readonly StoryboardBeat[]): number {
  if (at === 0) return 0;
  if (beats[at]?.role === "turn") return 1;
  return at === beats.length - 1 ? 2 : 3;
}

/**
 * A picture as it is shown after it was shown `before` times. A detail is a picture of its own: `size` is that of the
 * detail, which is subject all over, if it has one. Of a person or an animal no detail is shown: a page would cut through
 * an eye. All of it is a card instead (ADR 138). Of several things before a plain ground none is shown either, nor of something printed.
 */
export function anotherView(media: BeatMedia, before: number, place: DetailPlace): BeatMedia {
  const ends = isTall(media) ? ENDS.toReversed() : ENDS;
  const end = ends[(before % (ENDS.length + 1)) - 1];
  if (media.kind === "video" || !media.size || end === undefined || isNeverCut(media)) return media;
  if (isKept(media, place)) return media;
  if (media.hasFace) return before % 2 === 1 ? { ...media, isCard: true } : media;
  const { size } = media;
  const screen = screenPart(media, size, { end }, place);
  if (screen) return screen;
  const crop = detailOf(media, size, { end, place });
  if (!crop) return media;
  // What ends above and below the detail on a plain ground is shown beside the words, in a part about as wide as high.
  const beside = detailOf(media, size, { end, place: { ...place, ratio: Math.max(place.ratio, 1.05), middle: 0.5 } });
  if (media.ground && beside && isWithin(media.subject, beside) && !isBlind(media, beside))
    return partOf(media, size, beside);
  const facing = media.ground && beside ? facingWords(media, beside, { end, place }) : null;
  if (facing) return partOf(media, size, facing);
  const { ground, ...rest } = media;
  return isBlind(media, crop) ? wholeAgain(media, before) : partOf(rest, size, crop);
}

const isKept = (media: BeatMedia, { keepsProduct, keepsScreens }: DetailPlace): boolean =>
  Boolean((keepsProduct && isProduct(media)) || (keepsScreens && (media.isScreen || media.isDevice)));

/** Where no view of a part would do, all of it comes back, apart from its page every second time. */
const wholeAgain = (media: Picture, before: number): BeatMedia =>
  before % 2 === 1 ? { ...media, isCard: true } : media;

/**
 * A picture as it is shown where words name a part of it: around that, all of it and with air (ADR 181). Null where nothing
 * is named, or all has to be shown.
 */
export function namedView(media: BeatMedia, place: DetailPlace): BeatMedia | null {
  if (media.kind === "video" || !media.size || !media.named || media.hasFace || media.isGroup) return null;
  if (isKept(media, place)) return null;
  const { size, named } = media;
  const screen = screenPart(media, size, { end: -1, named }, place);
  if (screen) return screen;
  const beside = viewOfNamed(media, size, { ratio: Math.max(place.ratio, 1.05), middle: 0.5 });
  if (media.ground && beside && isWithin(media.subject, beside)) return partOf(media, size, beside);
  const view = viewOfNamed(media, size, place);
  const { ground, ...rest } = media;
  return view && partOf(rest, size, view);
}

/** A part of a screenshot, or of the screen of a device; null for any other picture. */
function screenPart(media: Picture, size: Size, wanted: Parameters<typeof screenPartOf>[1], { ratio }: DetailPlace) {
  if (media.isDevice && media.subject)
    return asScreen(media, size, screenOnDevice(media.subject, size, wanted, ratio, media.gaps));
  return media.isScreen && !media.ground ? partOf(media, size, screenPartOf(size, wanted, ratio, media.gaps)) : null;
}

/** Of several things a part would show a strip of another one, and of something printed half a name. */
const isNeverCut = ({ isGroup, isPrinted }: BeatMedia): boolean => Boolean(isGroup || isPrinted);

/** A product on a plain ground, but for a device, which is known by its screen. */
const isProduct = ({ ground, isDevice, isScreen }: BeatMedia): boolean => Boolean(ground && !isDevice && !isScreen);

/** A part of what a device shows is a screenshot, and no product on its ground. */
function asScreen({ ground: _, isDevice: __, ...media }: Picture, size: Size, crop: Box): BeatMedia {
  return { ...partOf(media, size, crop), isScreen: true };
}

/** What stands is labeled below; its upper end is a cap. A device is read from the top down. */
const isTall = ({ subject, ground, size, isDevice }: BeatMedia): boolean =>
  Boolean(ground && subject && size && !isDevice && subject.h * size.height > subject.w * size.width);

/**
 * The part that ends on plain ground towards the words, while the page cuts off its other end: a tall bottle hangs into
 * the page above words, and stands below them. Null: the photo ends there as well.
 */
function facingWords(
  media: Picture,
  part: Box,
  { end, place: { words } }: { end: number; place: DetailPlace },
): Box | null {
  const { x, y, w, h } = media.subject ?? WHOLE;
  const left = part.h * GROUND_LEFT;
  if (!words || (words === "below" ? y + h > 1 - EDGE : y < EDGE)) return null;
  const from = words === "below" ? y + h + left - part.h : y - left;
  const sides = [end, 0].map((it) => {
    const across = x + w / 2 + it * Math.max(w, part.w / 2) - part.w / 2;
    return { ...part, x: within(across, 1 - part.w), y: within(from, 1 - part.h) };
  });
  return sides.find((it) => !isBlind(media, it)) ?? null;
}

const isWithin = (subject: BeatMedia["subject"], { y, h }: Box): boolean =>
  subject !== undefined && subject.y >= y && subject.y + subject.h <= y + h;

function partOf(
  { parts, named, gaps, edges, shades, ...media }: Picture,
  { width, height }: Size,
  crop: Box,
): BeatMedia {
  const size = { width: width * crop.w, height: height * crop.h };
  const seen = (boxes: readonly Box[]) => boxes.flatMap((it) => inView(it, crop) ?? []);
  return {
    ...{ ...media, crop, size },
    // A part of a texture is a texture.
    ...(media.subject && { subject: WHOLE }),
    ...(parts && { parts: seen(parts) }),
    ...(named && { named: seen(named) }),
    ...(edges && { edges: cutEdges(edges) }),
    ...(shades && { shades: shadesIn(shades, crop) }),
    ...(gaps && { gaps: gaps.map(({ from, to }) => ({ from: (from - crop.y) / crop.h, to: (to - crop.y) / crop.h })) }),
  };
}

type Picture = Extract<BeatMedia, { kind: "image" }>;
type Size = { width: number; height: number };
type End = { end: number; place: DetailPlace };

/**
 * As much as its place shows of one end of the subject; of a corner where all of the picture is its subject. Null: the
 * picture is too small.
 */
function detailOf({ subject, ground }: BeatMedia, { width, height }: Size, { end, place }: End): Box | null {
  const { ratio, middle, share: shown = DETAIL } = place;
  const isEverywhere = !subject || (!ground && isAllOver(subject));
  const { x, y, w, h } = isEverywhere ? WHOLE : subject;
  const most = Math.min(width, height) * MOST;
  if (LEAST_PX > most) return null;
  const detail = isEverywhere || isCloseUp({ subject }) ? DETAIL_OF_CLOSE_UP : shown;
  const wanted = Math.max(LEAST_PX, Math.min(most, Math.max(w * width, h * height) * detail));
  const across = Math.min(wanted, height * MOST_HIGH * ratio);
  const share = { w: across / width, h: across / ratio / height };
  const isWide = w * width > h * height;
  const aside = {
    x: isWide || isEverywhere ? end * Math.max(w, share.w * LEAST_ASIDE) : 0,
    y: !isWide || isEverywhere ? end * Math.max(h, share.h * LEAST_ASIDE) : 0,
  };
  return {
    x: within(x + w / 2 + aside.x - share.w / 2, 1 - share.w),
    y: within(y + h / 2 + aside.y - share.h * middle, 1 - share.h),
    ...share,
  };
}

const within = (from: number, most: number): number => Math.min(Math.max(0, from), most);
