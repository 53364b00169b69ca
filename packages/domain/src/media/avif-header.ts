import { boxAt, boxesOf, type IsoBox } from "./iso-boxes.ts";
import { BrokenHeader, type Orientation, type PictureFacts } from "./picture-facts.ts";

/**
 * Sizes, rotations and mirrorings are among the properties of the file (ISO 23008-12 §6.5). The largest is the picture:
 * other items (tiles, transparency, thumbnails) are never larger.
 */
export function avifHeader(view: DataView): PictureFacts {
  const properties = propertiesOf(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
  const sizes = properties
    .filter(({ type }) => type === "ispe")
    .map(({ start }) => ({ width: view.getUint32(start + 4), height: view.getUint32(start + 8) }));
  const [largest] = sizes.toSorted((a, b) => b.width * b.height - a.width * a.height);
  if (!largest) throw new BrokenHeader("It does not say how large it is.");
  return { ...largest, orientation: orientationOf(view, properties) };
}

function propertiesOf(bytes: Uint8Array): IsoBox[] {
  const meta = boxAt(bytes, ["meta"], { type: "", start: 0, end: bytes.length });
  if (!meta) throw new BrokenHeader("It does not say what is in it.");
  // Four bytes of version and flags come before its boxes.
  const properties = boxAt(bytes, ["iprp", "ipco"], { ...meta, start: meta.start + 4 });
  return properties ? boxesOf(bytes, properties.start, properties.end) : [];
}

/** Quarters of a turn against the clock, then perhaps a mirror, as EXIF would number them. */
const BY_TURNS: Record<"plain" | "vertical" | "horizontal", Orientation[]> = {
  plain: [1, 8, 3, 6],
  // Mirrored top to bottom (axis 0) or left to right (axis 1) after the turn.
  vertical: [4, 5, 2, 7],
  horizontal: [2, 7, 4, 5],
};

function orientationOf(view: DataView, properties: readonly IsoBox[]): Orientation {
  const turn = properties.find(({ type }) => type === "irot");
  const mirror = properties.find(({ type }) => type === "imir");
  const quarters = turn ? view.getUint8(turn.start) & 3 : 0;
  const axis = mirror ? view.getUint8(mirror.start) & 1 : null;
  const row = axis === null ? "plain" : axis === 0 ? "vertical" : "horizontal";
  return BY_TURNS[row][quarters] ?? 1;
}
