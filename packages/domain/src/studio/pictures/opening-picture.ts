import type { ProductPicture } from "./photos/product-picture.ts";
import { planOfPictures } from "./picture-plan.ts";

/** The photo with which a look previews a product: a screenshot where the look is about a screen; null without any. */
export function openingPicture<Picture extends Pick<ProductPicture, "kind" | "isScreen" | "half">>(
  template: string,
  pictures: readonly Picture[],
): Picture | null {
  const photos = pictures.filter(({ kind, half }) => kind === "image" && half !== "before");
  const wantsScreen = planOfPictures(template).prefers === "screen";
  return photos.find(({ isScreen }) => isScreen === wantsScreen) ?? photos[0] ?? null;
}
