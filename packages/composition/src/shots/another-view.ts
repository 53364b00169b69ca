import type { Box } from "../scene/geometry.ts";
import type { BeatMedia, StoryboardBeat } from "../storyboard/storyboard.ts";
import { isAllOver, isCloseUp, isTexture } from "./framing.ts";

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
 * words are that stand beside a product on a plain ground. `hasPanels`: the whole of a photo can be a panel beside the words, too.
 * `share`: how much of the subject a detail shows, if not the usual. `keepsProduct`: a product on a plain ground comes back whole;
 * `endsWhole`: on the last slide, because a strip of it shows too little to end with.
 */
export type DetailPlace = {
  ratio: number;
  middle: number;
  words?: "above" | "below";
  hasPanels?: true;
  share?: number;
  keepsProduct?: true;
  endsWhole?: true;
};

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };

/**
 * Beats that never show the same frame twice: a photo that comes back shows one end of its subject, then the other, then
 * the whole again (ADR 92), as a panel where the look has these (ADR 150). The whole is where it counts most: on the first slide, at the turn, or on the last slide.
 * Clips and photos that are too small for a detail stay as they are.
 */
export function withOtherViews(beats: readonly StoryboardBeat[], place: DetailPlace): StoryboardBeat[] {
  const places = new Map<string, number[]>();
  for (const [at, { media }] of beats.entries())
    if (media) places.set(media.src, [...(places.get(media.src) ?? []), at]);
  for (const all of places.values()) all.sort((a, b) => rankOf(a, beats) - rankOf(b, beats) || a - b);
  return beats.map((beat, at) => {
    const before = beat.media ? (places.get(beat.media.src)?.indexOf(at) ?? 0) : 0;
    if (!beat.media || (place.endsWhole && at === beats.length - 1 && isProduct(beat.media))) return beat;
    return {
      ...beat,
      media: place.hasPanels ? viewOrPanel(beat.media, before, place) : anotherView(beat.media, before, place),
    };
  });
}

/** A detail of a texture, or of what is near already, looks like the whole: that comes back as a panel before. */
function viewOrPanel(media: BeatMedia, before: number, place: DetailPlace): BeatMedia {
  if (media.kind === "video" || media.isScreen || media.hasFace || before === 0)
    return anotherView(media, before, place);
  if (isNeverCut(media)) return before % 2 === 1 ? { ...media, isCard: true } : media;
  const isNear = !media.ground && (isTexture(media) || isCloseUp(media));
  const seen = anotherView(media, isNear ? before - 1 : before, place);
  return seen === media ? { ...media, isCard: true } : seen;
}

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
  if (place.keepsProduct && isProduct(media)) return media;
  if (media.hasFace) return before % 2 === 1 ? { ...media, isCard: true } : media;
  const { size } = media;
  const onDevice = media.isDevice && media.subject && screenOnDevice(media.subject, size, { end, place });
  if (onDevice) return asScreen(media, size, onDevice);
  const crop =
    media.isScreen && !media.ground ? screenPartOf(size, end, place.ratio) : detailOf(media, size, { end, place });
  if (!crop) return media;
  // What ends above and below the detail on a plain ground is shown beside the words, in a part about as wide as high.
  const beside = detailOf(media, size, { end, place: { ...place, ratio: Math.max(place.ratio, 1.05), middle: 0.5 } });
  if (media.ground && beside && isWithin(media.subject, beside)) return partOf(media, size, beside);
  const facing = media.ground && media.subject && beside ? facingWords(media.subject, beside, { end, place }) : null;
  if (facing) return partOf(media, size, facing);
  const { ground, ...rest } = media;
  return partOf(rest, size, crop);
}

/** Of several things a part would show a strip of another one, and of something printed half a name. */
const isNeverCut = ({ isGroup, isPrinted }: BeatMedia): boolean => Boolean(isGroup || isPrinted);

/** A product on a plain ground, but for a device, which is known by its screen. */
const isProduct = ({ ground, isDevice, isScreen }: BeatMedia): boolean => Boolean(ground && !isDevice && !isScreen);

/** A part of what a device shows is a screenshot, and no product on its ground. */
function asScreen({ ground: _, isDevice: __, ...media }: Picture, size: Size, crop: Box): BeatMedia {
  return { ...partOf(media, size, crop), isScreen: true };
}

/**
 * The part of a photo that is the upper end of a device's screen, then its middle, wider than high and without the frame:
 * many screens are empty at their lower end.
 */
function screenOnDevice(device: Box, { width, height }: Size, { end, place }: End): Box {
  const frame = ((device.w * width * FRAME) / height) * ENDS_OF_FRAME;
  const { x, y, w, h } = {
    x: device.x + device.w * FRAME,
    y: device.y + frame,
    w: device.w * (1 - 2 * FRAME),
    h: device.h - 2 * frame,
  };
  const ratio = place.ratio > MOST_OF_A_PAGE ? place.ratio : WIDER;
  const part = screenPartOf({ width: w * width, height: h * height }, end, ratio);
  return { x: x + part.x * w, y: y + (part.y / 2) * h, w: part.w * w, h: part.h * h };
}

/** The frame beside a device's screen, as a share of the device's width. Measured on our own briefs' photos. */
const FRAME = 0.065;
/** Above and below there are round corners as well, as a share of the frame beside the screen. */
const ENDS_OF_FRAME = 1.5;
/** Where the place is all of a page, such a part lies on it as a card, and not on a phone once more. */
const WIDER = 1.05;
/** Width to height: a wider place is a strip or a print, which shows all of the part. */
const MOST_OF_A_PAGE = 0.85;

/** What stands is labeled below; its upper end is a cap. A device is read from the top down. */
const isTall = ({ subject, ground, size, isDevice }: BeatMedia): boolean =>
  Boolean(ground && subject && size && !isDevice && subject.h * size.height > subject.w * size.width);

/**
 * The part that ends on plain ground towards the words, while the page cuts off its other end: a tall bottle hangs into
 * the page above words, and stands below them. Null: the photo ends there as well.
 */
function facingWords(
  { x, y, w, h }: Box,
  part: Box,
  { end, place: { words } }: { end: number; place: DetailPlace },
): Box | null {
  const left = part.h * GROUND_LEFT;
  if (!words || (words === "below" ? y + h > 1 - EDGE : y < EDGE)) return null;
  const from = words === "below" ? y + h + left - part.h : y - left;
  const across = x + w / 2 + end * Math.max(w, part.w / 2) - part.w / 2;
  return { ...part, x: within(across, 1 - part.w), y: within(from, 1 - part.h) };
}

const isWithin = (subject: BeatMedia["subject"], { y, h }: Box): boolean =>
  subject !== undefined && subject.y >= y && subject.y + subject.h <= y + h;

function partOf(media: Picture, { width, height }: Size, crop: Box): BeatMedia {
  const size = { width: width * crop.w, height: height * crop.h };
  // A part of a texture is a texture.
  return { ...media, crop, size, ...(media.subject && { subject: WHOLE }) };
}

type Picture = Extract<BeatMedia, { kind: "image" }>;
type Size = { width: number; height: number };
type End = { end: number; place: DetailPlace };

/**
 * A screenshot is read from the top down, and no line of it is cut at its sides: of a tall one as much as a strip or a
 * window shows, from its upper end or to its lower one; a half where the place is a page, and of a wide one.
 */
function screenPartOf({ width, height }: Size, end: number, ratio: number): Box {
  if (width >= height) return { x: end < 0 ? 0 : 0.5, y: 0, w: 0.5, h: 1 };
  const shown = width / ratio / height;
  const h = shown > MOST_OF_SCREEN ? 0.5 : shown;
  return { x: 0, y: end < 0 ? 0 : 1 - h, w: 1, h };
}

/** Of a screenshot's height: with more of it, both parts would show the same. */
const MOST_OF_SCREEN = 0.65;

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
