import type { NamedPart, PartBox } from "@vignette/domain/assets";

/** Where the name of a part stands at its box: at its left or right end, above, below or inside of it. */
export type NamePlace = { side: "left" | "right"; row: "above" | "top" | "bottom" | "below" };

/** Width of a letter and of what is around a name, and its height, in px on a photo that is this wide. Measured on a phone. */
const LETTER = 6.5;
const AROUND = 14;
const HEIGHT = 21;
const PHOTO = 340;

const placesIn = (...rows: NamePlace["row"][]): NamePlace[] =>
  rows.flatMap((row) => [
    { side: "left", row },
    { side: "right", row },
  ]);

const PLACES = placesIn("above", "top", "below", "bottom");

/** Of a box that a name inside would hide. */
const AROUND_SMALL = placesIn("above", "below", "top", "bottom");

/**
 * A place for each name on a photo of this shape, where it stays on the photo and covers no name before it, or as little of one as
 * it can. In a small box it stands only where there is no room around it.
 */
export function namePlaces(
  parts: readonly NamedPart[],
  { width, height }: { width: number; height: number },
): NamePlace[] {
  const tall = (HEIGHT / PHOTO) * (width / height);
  const taken: PartBox[] = [];
  return parts.map(({ name, box }) => {
    const wide = (name.length * LETTER + AROUND) / PHOTO;
    const isSmall = box.w * box.h < 4 * wide * tall;
    const boxes = (isSmall ? AROUND_SMALL : PLACES)
      .map((place) => ({ place, at: nameBox(box, place, wide, tall) }))
      .filter(({ at }) => isInside(at));
    const covered = ({ at }: { at: PartBox }) => taken.reduce((sum, it) => sum + overlap(it, at), 0);
    const [chosen] = boxes.toSorted((one, other) => covered(one) - covered(other));
    if (chosen) taken.push(chosen.at);
    return chosen?.place ?? { side: "left", row: "top" };
  });
}

function nameBox(box: PartBox, { side, row }: NamePlace, w: number, h: number): PartBox {
  const tops = { above: box.y - h, top: box.y, bottom: box.y + box.h - h, below: box.y + box.h };
  return { x: side === "left" ? box.x : box.x + box.w - w, y: tops[row], w, h };
}

const isInside = ({ x, y, w, h }: PartBox) => x >= 0 && y >= 0 && x + w <= 1 && y + h <= 1;

const overlap = (a: PartBox, b: PartBox) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
