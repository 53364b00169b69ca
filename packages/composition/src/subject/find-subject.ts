import type { Box } from "../scene/geometry.ts";
import { beside, type ImagePart, largestPart } from "./largest-part.ts";
import type { GrayPixels } from "./pixels.ts";
import { surroundedness } from "./surroundedness.ts";

/** The subject reaches at least this share of the highest saliency. */
const STANDS_OUT = 0.35;
/** Where nothing is surrounded more often than this, of all the looks taken, a picture has no subject. */
const LEAST = 0.02;
/** Most pictures show what they are about near their middle; a thing at the edge counts this much less. */
const AT_THE_EDGE = 0.45;

/**
 * What a picture is about, in fractions of it: the thing that stands apart from the picture's edges and is not far
 * from its middle. Null for a flat or even pattern. It is found in a small copy, 64 px on the longer side, in which
 * larger pictures only cost more. The idea is the boolean map theory of attention: what is enclosed is a figure,
 * what reaches the edge is ground (Zhang and Sclaroff, ICCV 2013).
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

/** Each place as high as the highest beside it: what stands close together is looked at together. */
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
