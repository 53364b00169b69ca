import type { NamedPart, PartBox } from "@vignette/domain/assets";

/** Where the name of a part stands at its box: at its left or right end, above, below or inside of it. */
export type NamePlace = { side: "left" | "right"; row: "above" | "top" | "bottom" | "below" };

/** Width of a letter and of what is around a name, and its height, in px on a photo that is this wide. Measured on a phone. */
const LETTER = 6.5;
const AROUND = 14;
const HEIGHT = 21;
const PHOTO = 340;

const PLACES: readonly NamePlace[] = (["above", "top", "below", "bottom"] as const).flatMap((row) => [
  { side: "left", row },
  { side: "right", row },
]);

/** A place for each name on a photo of this shape, where it stays on the photo and covers no name before it, if there is one. */
export function namePlaces(
  parts: readonly NamedPart[],
  { width, height }: { width: number; height: number },
): NamePlace[] {
  const tall = (HEIGHT / PHOTO) * (width / height);
  const taken: PartBox[] = [];
  return parts.map(({ name, box }) => {
    const wide = (name.length * LETTER + AROUND) / PHOTO;
    const boxes = PLACES.map((place) => ({ place, at: nameBox(box, place, wide, tall) }));
    const free = boxes.find(({ at }) => isInside(at) && !taken.some((it) => overlap(it, at)));
    const chosen = free ?? boxes.find(({ at }) => isInside(at)) ?? boxes[2];
    if (chosen) taken.push(chosen.at);
    return chosen?.place ?? { side: "left", row: "top" };
  });
}

function nameBox(box: PartBox, { side, row }: NamePlace, w: number, h: number): PartBox {
  const tops = { above: box.y - h, top: box.y, bottom: box.y + box.h - h, below: box.y + box.h };
  return { x: side === "left" ? box.x : box.x + box.w - w, y: tops[row], w, h };
}

const isInside = ({ x, y, w, h }: PartBox) => x >= 0 && y >= 0 && x + w <= 1 && y + h <= 1;

const overlap = (a: PartBox, b: PartBox) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
