import type { Extent } from "../../paint/extent-of.ts";

/**
 * A part of a picture, edges in pixels; right and bottom are outside. All even, because color is stored for pairs, and
 * left and right in whole steps, so that there are few different widths.
 */
export type Region = { left: number; top: number; right: number; bottom: number };

const STEP = 64;

/** The part of a picture that an extent touches; null if none. */
export function touchedRegion(extent: Extent, picture: { width: number; height: number }): Region | null {
  const left = Math.max(0, STEP * Math.floor(extent.left / STEP));
  const right = Math.min(STEP * Math.ceil(picture.width / STEP), STEP * Math.ceil(extent.right / STEP));
  const top = Math.max(0, 2 * Math.floor(extent.top / 2));
  const bottom = Math.min(picture.height, 2 * Math.ceil(extent.bottom / 2));
  return left < right && top < bottom ? { left, top, right, bottom } : null;
}

/** Regions without common rows, from top to bottom, that contain all of these. */
export function mergedRegions(all: readonly Region[]): Region[] {
  const merged: Region[] = [];
  for (const region of all.toSorted((a, b) => a.top - b.top)) {
    const last = merged.at(-1);
    if (!last || region.top > last.bottom) {
      merged.push({ ...region });
      continue;
    }
    last.bottom = Math.max(last.bottom, region.bottom);
    last.left = Math.min(last.left, region.left);
    last.right = Math.max(last.right, region.right);
  }
  return merged;
}

export function touches(a: Region, b: Region): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function areaOf(regions: readonly Region[]): number {
  return regions.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
}
