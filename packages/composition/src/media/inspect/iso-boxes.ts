import { boxHead, type IsoBox } from "@vignette/domain/media";
import { MediaRefused } from "./media-facts.ts";

/** Maximum number of boxes in one place; no valid file has more. */
const MOST_BOXES = 20_000;

/** The boxes between two offsets, all of them within it; throws `Refused("damaged")` if they are not. */
export function strictBoxesOf(view: DataView, from: number, to: number): IsoBox[] {
  const boxes: IsoBox[] = [];
  for (let at = from; at + 8 <= to; ) {
    const { type, header, length } = boxHead(view, at, to - at);
    if (length < header || at + length > to) throw new MediaRefused("damaged", `Its box ${type} reaches outside.`);
    if (boxes.push({ type, start: at + header, end: at + length }) > MOST_BOXES) {
      throw new MediaRefused("damaged", "It has boxes without end.");
    }
    at += length;
  }
  return boxes;
}
