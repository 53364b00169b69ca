import type { Box } from "../scene/geometry.ts";
import { channelsOf, stepsIn } from "./channels.ts";
import { detailAround, isPattern } from "./detail.ts";
import { beside, largestPart } from "./largest-part.ts";
import { partBox } from "./part-box.ts";
import type { GrayPixels } from "./pixels.ts";
import { surroundedness } from "./surroundedness.ts";

/** The subject reaches at least this share of the highest saliency. Measured with our briefs' and the sandbox's pictures. */
const STANDS_OUT = 0.3;
/** If no region is enclosed in more than this share of the cuts, a picture has no subject. */
const LEAST = 0.02;
/** Most pictures show their subject near the center; something at the edge counts this much less. */
const AT_THE_EDGE = 0.45;

/**
 * The subject of a picture, in fractions of it: the object that is separate from the picture's edges and not far from
 * its center, with more to see in it than in its surroundings: a flat disc behind a product is not the subject. Null for a
 * flat picture and for an even pattern. It is searched in a small copy, 64 px on the longer side; larger pictures would only
 * cost more. The idea is the boolean map theory of attention: enclosed regions are figures, regions
 * that reach the edge are ground (Zhang and Sclaroff, ICCV 2013).
 */
export function findSubject(pixels: GrayPixels): Box | null {
  const { width, height } = pixels;
  if (width < 8 || height < 8) return null;
  const channels = channelsOf(pixels.data, width * height);
  const steps = stepsIn(channels, width);
  if (isPattern(steps, width)) return null;
  const enclosed = spread(surroundedness(channels, steps, width), width);
  const most = highest(enclosed);
  if (most < LEAST) return null;
  const detail = detailAround(steps, width);
  const map = enclosed.map((value, at) => (value / most + (detail[at] ?? 0)) * nearness(at, width, height));
  return partBox(largestPart(map, width, highest(map) * STANDS_OUT), steps, width);
}

const highest = (map: Float32Array): number => map.reduce((a, b) => Math.max(a, b), 0);

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
