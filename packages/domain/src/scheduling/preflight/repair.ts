import { type MediaRules, type Platform, rulesOf } from "../../social-accounts/index.ts";
import { type CheckedFile, type CheckedTarget, mediaKind, mediaRulesOf } from "./checked-target.ts";
import { RATIO_TOLERANCE } from "./photo-checks.ts";
import { mediaChecks } from "./preflight.ts";

/** What fills the rest where a file is put into another shape: itself, blurred; one color; nothing, its edges are cut. */
export const repairGrounds = ["blur", "color", "crop"] as const;
export type RepairGround = (typeof repairGrounds)[number];

/**
 * How a file is brought into a form that platforms take. `repack`: only the container is written anew, nothing is
 * encoded. `encode`: drawn anew at this size; where the shape changes, the user chooses the ground.
 */
export type Repair =
  | { how: "repack" }
  | { how: "encode"; width: number; height: number; frameRate: number | null; changesShape: boolean }
  | { how: "slides"; slides: readonly SlideRepair[]; changesShape: boolean };

/** A picture of a carousel, by its place among the files of the asset, drawn anew as a JPEG of this size. */
export type SlideRepair = Size & { index: number };

/** Findings that a container written anew ends, and those that need a new encoding. A length is the user's to cut. */
const REPACKED: readonly string[] = ["container", "index"];
const ENCODED: readonly string[] = [
  ...["codec", "codec-new", "sound-codec", "rate", "bit-rate", "hdr", "bytes", "size", "format", "ratio", "shape"],
  "loudness",
];

/** Whether a repair ends what this rule found. */
export const isRepairable = (rule: string): boolean => REPACKED.includes(rule) || ENCODED.includes(rule);

/** Whether a file of this codec can be repacked as it is: other codecs are not in the MP4 that is posted. */
const isPlain = ({ movie }: CheckedFile): boolean =>
  movie !== undefined && /^avc/.test(movie.video ?? "") && (movie.audio === null || movie.audio === "mp4a");

/** Longest video that is drawn anew, in ms: as long as a scene may be. Longer ones can be repacked. */
const DRAWN_MAX_MS = 600_000;
const isTooLong = ({ durationMs }: CheckedFile): boolean => (durationMs ?? 0) > DRAWN_MAX_MS;

/** A video that stays wrong because it is too long to be drawn anew: longer than `longestMs`. */
export type Unrepairable = {
  longestMs: number;
  /** The container is written anew, the rest stays. */
  isRepacked: boolean;
  /** The longest videos that the platforms take, in ms. */
  limits: readonly { platform: Platform; maxMs: number }[];
};

/** Why something stays wrong with a video; null where nothing does. Told before the user waits for a repair. */
export function unrepairable(targets: readonly CheckedTarget[]): Unrepairable | null {
  const file = targets[0]?.files[0];
  if (!file || !isTooLong(file)) return null;
  const rules = foundRules(targets).filter((rule) => rule !== "shape" && isRepairable(rule));
  const isRepacked = isPlain(file) && rules.some((rule) => REPACKED.includes(rule));
  if (rules.length === 0 || (isPlain(file) && rules.every((rule) => REPACKED.includes(rule)))) return null;
  const platforms = [...new Set(targets.map(({ platform }) => platform))];
  const limits = platforms.map((platform) => ({ platform, maxMs: rulesOf(platform).video.maxMs }));
  return { longestMs: DRAWN_MAX_MS, isRepacked, limits };
}

const foundRules = (targets: readonly CheckedTarget[]): string[] =>
  targets.flatMap((target) => mediaChecks(target).flatMap((check) => check.findings ?? [])).map(({ rule }) => rule);

/** `slides` are all pictures of a carousel, of which a story is one. */
type RepairWish = { reshape?: boolean; slides?: readonly CheckedFile[] };

/**
 * The smallest repair after which every target takes an upload; null where nothing is wrong that a repair could end.
 * With `reshape` a video also becomes 9:16, which fills the screen, and all pictures of a carousel get the shape of the first.
 */
export function repairOf(
  targets: readonly CheckedTarget[],
  { reshape = false, slides = targets[0]?.files ?? [] }: RepairWish = {},
): Repair | null {
  const file = targets[0]?.files[0];
  if (!file) return null;
  if (slides.length > 1) return slidesRepair(targets, slides, reshape);
  const canDraw = !isTooLong(file);
  const rules = foundRules(targets).filter((rule) => isRepairable(rule) && ((reshape && canDraw) || rule !== "shape"));
  if (rules.length === 0) return null;
  const mustDraw = !isPlain(file) || rules.some((rule) => !REPACKED.includes(rule));
  if (!mustDraw || (!canDraw && isPlain(file) && rules.some((rule) => REPACKED.includes(rule))))
    return { how: "repack" };
  if (!canDraw) return null;
  const all = targets.map(mediaRulesOf);
  const size = mediaKind([file]) === "video" ? videoSize(file, reshape) : photoSize(file, all);
  return { how: "encode", ...size, frameRate: rateOf(file) };
}

/** The pictures that must be drawn anew; with `reshape` those of another shape than the first, too. Source: ADR 102. */
function slidesRepair(
  targets: readonly CheckedTarget[],
  slides: readonly CheckedFile[],
  reshape: boolean,
): Repair | null {
  const wrong = new Set(targets.flatMap((target) => wrongFiles(target, reshape)));
  const rules = targets.map(mediaRulesOf);
  const [first] = slides;
  if (!first || wrong.size === 0) return null;
  const shape = photoSize(first, rules);
  const drawn = slides.flatMap((slide, index): SlideRepair[] => {
    if (!reshape) return wrong.has(slide) ? [{ index, ...photoSize(slide, rules) }] : [];
    const changesShape = Math.abs(slide.width / slide.height - shape.width / shape.height) > RATIO_TOLERANCE;
    return changesShape || wrong.has(slide) ? [{ index, ...shape, changesShape }] : [];
  });
  return { how: "slides", slides: drawn, changesShape: drawn.some(({ changesShape }) => changesShape) };
}

/** The pictures of a target that a repair makes right. */
function wrongFiles(target: CheckedTarget, reshape: boolean): CheckedFile[] {
  const findings = mediaChecks(target).flatMap((check) => check.findings ?? []);
  const found = findings.filter(({ rule }) => isRepairable(rule) || (reshape && rule === "crop"));
  return found.flatMap(({ place }) => (place.kind === "slide" ? (target.files[place.index] ?? []) : []));
}

/** What phones record and both platforms recommend. */
const FULL = { width: 1080, height: 1920 };
/** Rates that are kept; others are drawn 30 times a second. */
const rateOf = ({ movie, durationMs }: CheckedFile): number | null => {
  if (durationMs === null) return null;
  const rate = Math.round(movie?.frameRate ?? 30);
  return rate >= 24 && rate <= 60 ? rate : 30;
};

type Size = { width: number; height: number; changesShape: boolean };

function videoSize({ width, height }: CheckedFile, reshape: boolean): Size {
  const fills = Math.abs(width / height - FULL.width / FULL.height) < 0.01;
  if (reshape && !fills) return { ...FULL, changesShape: true };
  const [most, least] = width > height ? [FULL.height, FULL.width] : [FULL.width, FULL.height];
  const scale = Math.min(1, most / width, least / height);
  const short = Math.max(1, 360 / (Math.min(width, height) * scale));
  return { ...even(width * scale * short, height * scale * short), changesShape: false };
}

/** In its own shape where every target takes that, else in the nearest one that all take. */
function photoSize({ width, height }: CheckedFile, rules: readonly MediaRules[]): Size {
  const least = Math.max(...rules.map(({ photos }) => photos.minRatio));
  const most = Math.min(...rules.map(({ photos }) => photos.maxRatio));
  const own = width / height;
  const ratio = Math.min(Math.max(own, least), most);
  const short = Math.max(320, Math.min(1080, width, height));
  const size = ratio < 1 ? even(short, short / ratio) : even(short * ratio, short);
  return { ...size, changesShape: Math.abs(ratio - own) > RATIO_TOLERANCE };
}

/** Encoders take even sides. */
const even = (width: number, height: number) => ({
  width: Math.round(width / 2) * 2,
  height: Math.round(height / 2) * 2,
});
