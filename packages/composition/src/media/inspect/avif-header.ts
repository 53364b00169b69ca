import { boxesOf, boxOf, type IsoBox } from "./iso-boxes.ts";
import { type ImageHeader, type Orientation, Refused } from "./media-facts.ts";

/**
 * Sizes, turns and mirrors stand among the properties of the file (ISO 23008-12 §6.5). The largest is the picture: what
 * else there may be (tiles, transparency, thumbnails) is never larger.
 */
export function avifHeader(view: DataView): ImageHeader {
  const properties = propertiesOf(view);
  const sizes = properties
    .filter(({ type }) => type === "ispe")
    .map(({ from }) => ({ width: view.getUint32(from + 4), height: view.getUint32(from + 8) }));
  const [largest] = sizes.toSorted((a, b) => b.width * b.height - a.width * a.height);
  if (!largest) throw new Refused("damaged", "It does not say how large it is.");
  return { ...largest, orientation: orientationOf(view, properties) };
}

function propertiesOf(view: DataView): IsoBox[] {
  const meta = boxOf(headerBoxes(view), "meta");
  if (!meta) throw new Refused("damaged", "It does not say what is in it.");
  const properties = boxOf(boxesOf(view, meta.from + 4, meta.to), "iprp");
  const container = properties && boxOf(boxesOf(view, properties.from, properties.to), "ipco");
  return container ? boxesOf(view, container.from, container.to) : [];
}

/** The boxes before the pixels, which may lie beyond what was read. */
function headerBoxes(view: DataView): IsoBox[] {
  const boxes: IsoBox[] = [];
  for (let at = 0; at + 8 <= view.byteLength; ) {
    const length = view.getUint32(at);
    if (length < 8 || at + length > view.byteLength) break;
    boxes.push(...boxesOf(view, at, at + length));
    at += length;
  }
  return boxes;
}

/** Quarters of a turn against the clock, then perhaps a mirror, as EXIF would number them. */
const BY_TURNS: Record<"plain" | "vertical" | "horizontal", Orientation[]> = {
  plain: [1, 8, 3, 6],
  // Mirrored top to bottom (axis 0) or left to right (axis 1) after the turn.
  vertical: [4, 5, 2, 7],
  horizontal: [2, 7, 4, 5],
};

function orientationOf(view: DataView, properties: readonly IsoBox[]): Orientation {
  const turn = boxOf(properties, "irot");
  const mirror = boxOf(properties, "imir");
  const quarters = turn ? view.getUint8(turn.from) & 3 : 0;
  const axis = mirror ? view.getUint8(mirror.from) & 1 : null;
  const row = axis === null ? "plain" : axis === 0 ? "vertical" : "horizontal";
  return BY_TURNS[row][quarters] ?? 1;
}
