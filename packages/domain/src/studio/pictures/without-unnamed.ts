import type { Beat } from "../script/script.ts";
import type { ProductPicture } from "./photos/product-picture.ts";
import { isPartUnnamed, isUnnamedBeside } from "./picture-cost.ts";
import type { PicturePlan } from "./picture-plan.ts";

type Named = Pick<Beat, "title" | "line" | "body" | "imagePrompt" | "role" | "photo">;
type Given = {
  beats: readonly Named[];
  plan: PicturePlan;
  /** The pictures that the writer was told of, in the order of their numbers. */
  told: readonly ProductPicture[];
};

/**
 * The pictures without those of what is beside the product that no beat names; a slideshow takes them for a change. A look in which pages
 * of type stand between its pictures does without a part of the product that no beat names, too, if one shows the whole. What the
 * writer names by its number is named.
 */
export function withoutUnnamed(
  offered: readonly ProductPicture[],
  { beats, plan: { isSlideshow, isTypeFirst }, told }: Given,
): readonly ProductPicture[] {
  if (isSlideshow || beats.length === 0) return offered;
  const hasWhole = offered.some((it) => !it.isPart);
  const byWriter = new Set(beats.map(({ photo }) => told[(photo ?? 0) - 1]?.key));
  const isLeftOut = (it: ProductPicture) =>
    beats.every(
      (beat) => isUnnamedBeside(it, beat, offered) || (isTypeFirst && hasWhole && isPartUnnamed(it, beat, offered)),
    );
  return offered.filter((it) => byWriter.has(it.key) || !isLeftOut(it));
}
