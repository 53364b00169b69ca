import type { Box } from "../scene/geometry.ts";
import type { GrayPixels } from "./pixels.ts";

/** The color of a plain ground, 0 to 255 each, and the box of what stands before it, in fractions of the picture. */
export type PlainGround = { color: readonly [red: number, green: number, blue: number]; subject: Box };

/**
 * The share of a picture's edge that has the ground's color, and how near to it: nearly all of it with noise, or all of it
 * with a light that falls off. Our own choice.
 */
const PLAIN = [
  { share: 0.94, near: 15 },
  { share: 0.98, near: 32 },
] as const;
/** This far from the ground is no soft shadow. */
export const CLEARLY = 90;
/** The least of a picture that a subject takes. */
const LEAST = 0.02;

/**
 * The ground of a picture whose edges have one color nearly everywhere, as photos of shops have it, with the whole subject
 * before it; null for any other, and for a picture of nothing else.
 */
export function plainGround({ width, height, data }: GrayPixels): PlainGround | null {
  if (width < 8 || height < 8) return null;
  const edge = edgeOf(width, height);
  const middle = (channel: number) => {
    const values = edge.map((at) => data[at * 4 + channel] ?? 0).sort((a, b) => a - b);
    return values[values.length >> 1] ?? 0;
  };
  const color = [middle(0), middle(1), middle(2)] as const;
  const distance = (at: number) => distanceFrom(color, data, at);
  const nearer = (near: number) => edge.filter((at) => distance(at) <= near).length / edge.length;
  if (!PLAIN.some(({ share, near }) => nearer(near) >= share)) return null;
  const subject = boxOf(width, height, (at) => distance(at) >= CLEARLY);
  return subject && subject.w * subject.h >= LEAST && isInside(subject) ? { color, subject } : null;
}

/** How far a pixel is from a color, in levels of 255. */
export const distanceFrom = (color: PlainGround["color"], data: GrayPixels["data"], at: number): number =>
  Math.hypot(...color.map((value, channel) => (data[at * 4 + channel] ?? 0) - value));

/** A subject that goes on beyond an edge would look cut off where the ground goes on. */
const isInside = ({ x, y, w, h }: Box): boolean => x > 0 && y > 0 && x + w < 1 && y + h < 1;

function edgeOf(width: number, height: number): number[] {
  const row = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const column = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...row, ...column].flat();
}

function boxOf(width: number, height: number, isSubject: (at: number) => boolean): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < width * height; at++) {
    if (!isSubject(at)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return null;
  return { x: left / width, y: top / height, w: (right - left + 1) / width, h: (bottom - top + 1) / height };
}
