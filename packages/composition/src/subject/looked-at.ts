import type { Box } from "../scene/geometry.ts";
import type { BeatMedia } from "../storyboard/storyboard.ts";
import { averaged } from "./averaged.ts";
import { channelsOf, stepsIn } from "./channels.ts";
import { isPattern } from "./detail.ts";
import { edgesOf } from "./edges-of.ts";
import { findSubject } from "./find-subject.ts";
import { isGroup } from "./is-group.ts";
import { isDevice, isPrinted, isScreen } from "./is-screen.ts";
import type { GrayPixels } from "./pixels.ts";
import { plainGround } from "./plain-ground.ts";
import { rowGaps } from "./row-gaps.ts";
import { screenIn } from "./screen-in.ts";
import { shadesOf } from "./shades.ts";

/** Longer side, in px, of the copy in which a picture is looked at. */
const SMALL = 64;
/** Painters scale by this much less, and the rest is averaged here: each scales a little differently. */
const TIMES = 4;

/** What is seen in a picture. */
export type LookedAt = Pick<
  BeatMedia,
  | "subject"
  | "edges"
  | "shades"
  | "ground"
  | "isScreen"
  | "isDevice"
  | "isPrinted"
  | "isGroup"
  | "gaps"
  | "isLight"
  | "isPattern"
>;

/**
 * The subject of a decoded picture, as a box in fractions of its size, its ground if that is plain, and whether it is a screenshot, a device with
 * a screen, something printed, a group of things, light, or a pattern, and what its edges are like and how light it is where. `smallCopy` draws
 * the picture into that many pixels, as smoothly as its canvas can.
 */
export function lookedAt(
  picture: { width: number; height: number },
  smallCopy: (width: number, height: number) => GrayPixels | null,
): LookedAt {
  const share = SMALL / Math.max(picture.width, picture.height);
  const copy = smallCopy(
    Math.max(1, Math.round(picture.width * share)) * TIMES,
    Math.max(1, Math.round(picture.height * share)) * TIMES,
  );
  if (!copy) return {};
  const pixels = averaged(copy, TIMES);
  const plain = plainGround(pixels);
  const found = findSubject(pixels);
  const subject = plain && found ? around(plain.subject, found) : (plain?.subject ?? found);
  const isDevicePhoto = plain !== null && isDevice(pixels, plain);
  const isMaterial = !plain && (isRichPattern(pixels) || (!found && isSmooth(pixels)));
  const isShot = !isMaterial && isScreen(pixels);
  const gaps = isShot ? rowGaps(copy) : isDevicePhoto && subject ? rowGaps(copy, screenIn(subject, picture)) : [];
  return {
    ...(subject && { subject }),
    edges: edgesOf(pixels),
    shades: shadesOf(pixels),
    ...(plain && { ground: hexOf(plain.color) }),
    ...(isShot && { isScreen: true }),
    ...(isDevicePhoto && { isDevice: true }),
    ...(gaps.length > 0 && { gaps }),
    ...(plain && isPrinted(pixels, plain) && { isPrinted: true }),
    ...(plain && isGroup(pixels, plain) && { isGroup: true }),
    ...(isLight(pixels) && { isLight: true }),
    ...(isMaterial && { isPattern: true }),
  };
}

/** From this mean level of 255 on, dark words are readable on a blur of it. Measured on our own briefs' photos. */
const LIGHT = 150;

function isLight({ width, height, data }: GrayPixels): boolean {
  let sum = 0;
  for (let at = 0; at < width * height * 4; at += 4)
    sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  return sum / (width * height) >= LIGHT;
}

/** Bricks have steps of .26 from pixel to pixel on average, a plain sky .02. Measured on our own briefs' photos. */
const RICH = 0.1;

/** Whether a picture is a pattern with something to see in it; a copy of a few pixels has nothing to compare. */
function isRichPattern({ width, height, data }: GrayPixels): boolean {
  if (Math.min(width, height) < 8) return false;
  const steps = stepsIn(channelsOf(data, width * height), width);
  return isPattern(steps, width) && steps.reduce((sum, step) => sum + step, 0) / steps.length >= RICH;
}

/** A painted wall, or oak in soft light: no more than one pixel in a hundred is this far from its mean color, in levels of 255. Our own choice. */
const SMOOTH = 52;

function isSmooth({ width, height, data }: GrayPixels): boolean {
  const count = width * height;
  if (Math.min(width, height) < 8) return false;
  const at = (pixel: number, channel: number) => data[pixel * 4 + channel] ?? 0;
  const all = Array.from({ length: count }, (_, pixel) => pixel);
  const mean = [0, 1, 2].map((channel) => all.reduce((sum, pixel) => sum + at(pixel, channel), 0) / count);
  const far = all.filter((pixel) => Math.hypot(...mean.map((value, channel) => at(pixel, channel) - value)) > SMOOTH);
  return far.length <= count * 0.01;
}

/** Before a plain ground all that stands out is the subject, even if one part of it stands out more. */
function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.w, other.x + other.w);
  const bottom = Math.max(one.y + one.h, other.y + other.h);
  return { x, y, w: right - x, h: bottom - y };
}

const hexOf = (color: readonly number[]) => `#${color.map((it) => it.toString(16).padStart(2, "0")).join("")}`;
