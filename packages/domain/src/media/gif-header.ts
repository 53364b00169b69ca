import type { PictureFacts } from "./picture-facts.ts";

/** GIF89a §18: the logical screen. */
export function gifHeader(view: DataView): PictureFacts {
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), orientation: 1 };
}
