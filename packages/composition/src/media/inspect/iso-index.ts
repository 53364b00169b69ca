import type { IsoBox } from "@vignette/domain/media";
import { strictBoxesOf } from "./iso-boxes.ts";
import { readIndex } from "./iso-file.ts";
import { checkTables } from "./iso-tables.ts";
import { MediaRefused } from "./media-facts.ts";

/** Boxes that contain boxes (ISO 14496-12 §6.2), as far as parsers look for tables. */
const PARENTS = ["mdia", "minf", "stbl", "edts", "dinf", "udta"];
/** None of these contains another one of the same kind. */
const OUTERMOST = ["moov", "trak"];
const DEEPEST = 8;

/**
 * Checks the index of an MP4 or MOV before any parser reads it: every box is within its parent, every table holds as
 * many rows as it states, and nothing is protected. So all later work is bounded. Throws `Refused`.
 */
export async function checkIsoIndex(file: Blob): Promise<void> {
  const index = await readIndex(file);
  for (const box of strictBoxesOf(index, 0, index.byteLength)) {
    if (box.type === "moov") throw new MediaRefused("damaged", "It has an index in its index.");
    if (box.type === "trak") checkTables(index, boxesInside(index, box, 0));
  }
}

/** All boxes of a track, at any depth. */
function boxesInside(view: DataView, box: IsoBox, depth: number): IsoBox[] {
  if (depth > DEEPEST) throw new MediaRefused("damaged", "It has boxes in boxes without end.");
  return strictBoxesOf(view, box.start, box.end).flatMap((inner) => {
    if (OUTERMOST.includes(inner.type)) throw new MediaRefused("damaged", `It has a box ${inner.type} in a track.`);
    return PARENTS.includes(inner.type) ? [inner, ...boxesInside(view, inner, depth + 1)] : [inner];
  });
}
