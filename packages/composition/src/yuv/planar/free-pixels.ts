import type { PlanarPixels } from "./planar-canvases.ts";

/**
 * Frees pixels that were read from a canvas, now. The garbage collector would, but too late and at a price: it sees a few
 * bytes where there are megabytes, and has to be driven through the whole heap to find them.
 */
export function freePixels({ buffer, byteLength }: PlanarPixels): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
