import { Refused } from "./media-facts.ts";

/** A box of an MP4-like file: where its content begins and ends. */
export type IsoBox = { type: string; from: number; to: number };

/** No file that means well has more of them in one place. */
const MOST_BOXES = 20_000;

/** The boxes between two places, all of them within it; throws `Refused("damaged")` where they are not. */
export function boxesOf(view: DataView, from: number, to: number): IsoBox[] {
  const boxes: IsoBox[] = [];
  for (let at = from; at + 8 <= to; ) {
    const box = boxAt(view, at, to);
    if (boxes.push(box) > MOST_BOXES) throw new Refused("damaged", "It has boxes without end.");
    at = box.to;
  }
  return boxes;
}

function boxAt(view: DataView, at: number, limit: number): IsoBox {
  const type = String.fromCharCode(...[4, 5, 6, 7].map((i) => view.getUint8(at + i)));
  const { header, length } = boxLength(view, at, limit);
  if (length < header || at + length > limit) throw new Refused("damaged", `Its box ${type} reaches outside.`);
  return { type, from: at + header, to: at + length };
}

/** Length 1 means that 64 bits follow, 0 that the box goes on to the end (ISO 14496-12 §4.2). */
export function boxLength(view: DataView, at: number, limit: number): { header: number; length: number } {
  const length = view.getUint32(at);
  if (length === 0) return { header: 8, length: limit - at };
  if (length !== 1) return { header: 8, length };
  if (at + 16 > view.byteLength) return { header: 16, length: 0 };
  return { header: 16, length: Number(view.getBigUint64(at + 8)) };
}

/** The first box of a type, or undefined. */
export function boxOf(boxes: readonly IsoBox[], type: string): IsoBox | undefined {
  return boxes.find((box) => box.type === type);
}
