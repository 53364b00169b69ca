import type { Box } from "../scene/geometry.ts";
import { beside, type ImagePart, largestPart } from "./largest-part.ts";
import type { GrayPixels } from "./pixels.ts";
import { surroundedness } from "./surroundedness.ts";

/** The subject reaches at least this share of the highest saliency. */
const STANDS_OUT = 0.35;
/** If no region is enclosed in more than this share of the cuts, a picture has no subject. */
const LEAST = 0.02;
/** Most pictures show their subject near the center; something at the edge counts this much less. */
const AT_THE_EDGE = 0.45;

/**
 * The subject of a picture, in fractions of it: the object that is separate from the picture's edges and not far from
 * its center. Null for a flat or even pattern. It is searched in a small copy, 64 px on the longer side; larger
 * pictures would only cost more. The idea is the boolean map theory of attention: enclosed regions are figures, regions
 * that reach the edge are ground (Zhang and Sclaroff, ICCV 2013).
 */
export function findSubject(pixels: GrayPixels): Box | null {
  const { width, height } = pixels;
  if (width < 8 || height < 8) return null;
  const map = spread(surroundedness(pixels), width).map((value, at) => value * nearness(at, width, height));
  const most = map.reduce((a, b) => Math.max(a, b), 0);
  if (most < LEAST) return null;
  const part = largestPart(map, width, most * STANDS_OUT);
  return part && inFractions(part, width, height);
}

/** Each pixel takes the highest value around it, so that neighboring objects count as one. */
function spread(map: Float32Array, width: number): Float32Array {
  return map.map((value, at) => {
    const around = beside(at, width, map.length).map((next) => map[next] ?? 0);
    return Math.max(value, ...around);
  });
}

function nearness(at: number, width: number, height: number): number {
  const x = ((at % width) + 0.5) / width - 0.5;
  const y = (Math.floor(at / width) + 0.5) / height - 0.5;
  const off = Math.min(1, Math.hypot(x, y) / 0.5);
  return 1 - (1 - AT_THE_EDGE) * off * off;
}

function inFractions({ left, top, right, bottom }: ImagePart, width: number, height: number): Box {
  return {
    x: left / width,
    y: top / height,
    w: (right - left + 1) / width,
    h: (bottom - top + 1) / height,
  };
}
