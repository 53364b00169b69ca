import { boxHead, type IsoBox } from "@vignette/domain/media";
import { MediaRefused } from "./media-facts.ts";

/** No file that means well has more of them in one place. */
const MOST_BOXES = 20_000;

/** The boxes between two places, all of them within it; throws `Refused("damaged")` where they are not. */
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
