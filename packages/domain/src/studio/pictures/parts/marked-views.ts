import { thing } from "../../../objects/index.ts";
import { areAlike } from "../alike-apart.ts";
import type { ProductPicture } from "../photos/product-picture.ts";
import { CLOSE_UP, NEAR } from "../picture-cost.ts";

/**
 * The pictures, of which those that show nothing more than others do say so: from near what another one shows whole, or
 * only what is beside the product. Pages of them look like one photo, cropped again and again. Source: ADR 190.
 */
export function markedViews(pictures: readonly ProductPicture[]): ProductPicture[] {
  const isWhole = (it: ProductPicture) => !CLOSE_UP.test(it.words) && !isBeside(it);
  const isNoView = (it: ProductPicture) =>
    isBeside(it)
      ? pictures.some(isWhole)
      : CLOSE_UP.test(it.words) && pictures.some((other) => isWhole(other) && isSame(it, other, pictures));
  return pictures.map((it) => (it.kind === "image" && isNoView(it) ? { ...it, addsNoView: true } : it));
}

const isBeside = ({ alt }: ProductPicture) => Boolean(alt.split(NEAR)[1]?.trim());

function isSame(one: ProductPicture, other: ProductPicture, all: readonly ProductPicture[]): boolean {
  const [first, second] = [thing(one.alt || one.name), thing(other.alt || other.name)];
  return (first !== undefined && first === second) || areAlike(one, other, all);
}
