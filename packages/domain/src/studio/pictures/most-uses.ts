import { faceOn } from "./photos/face-on.ts";
import type { ProductPicture } from "./photos/product-picture.ts";
import { type PicturePlan, TWICE } from "./picture-plan.ts";

/** How often a look shows a picture at most: a clip has two parts, and a face from near one view, where there are others. */
export function mostUses(picture: ProductPicture, { uses }: PicturePlan, offered: readonly ProductPicture[]): number {
  const own = picture.kind === "video" ? TWICE : faceOn(picture) === "near" && offered.length > 1 ? 1 : uses;
  return Math.min(uses, own);
}
