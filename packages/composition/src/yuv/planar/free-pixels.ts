import type { PlanarPixels } from "./planar-canvases.ts";

/**
 * Frees pixels that were read from a canvas, now. The garbage collector would free them late and at a high cost: it
 * counts a few bytes for what takes megabytes, and searches the whole heap for them.
 */
export function freePixels({ buffer, byteLength }: PlanarPixels): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
