import type { ImageHeader } from "./media-facts.ts";

/** GIF89a §18: the logical screen. */
export function gifHeader(view: DataView): ImageHeader {
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), orientation: 1 };
}
