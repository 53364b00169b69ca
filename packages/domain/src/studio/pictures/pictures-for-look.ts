import { faceOn } from "./photos/face-on.ts";
import type { ProductPicture } from "./photos/product-picture.ts";
import type { PicturePlan } from "./picture-plan.ts";

/** So few photos beside one screen tell no film. Our own choice. */
const FEW = 3;

/**
 * The pictures of a product that a look may show. Half of a before/after pair does not count as a picture of the
 * product; a look about a screen takes photos only if there is no screen, or a film would have one alone, and then those of the product, or, where it points at parts, those on which
 * some are known; a strip would cut through a face from near.
 */
export function picturesForLook(
  { product, prefers, takesClips, isWide, isStory, points }: PicturePlan,
  pictures: readonly ProductPicture[],
): readonly ProductPicture[] {
  if (product === "none") return [];
  const usable = pictures.filter(({ kind, half }) => half !== "before" && (takesClips || kind === "image"));
  const all = prefers === "screen" ? usable.filter(({ isScreen }) => isScreen) : [];
  // One screen for a whole film shows nothing of what is said, where there are photos of each thing.
  const screens = isStory && all.length === 1 && usable.length > FEW ? [] : all;
  const pointed = points && screens.length > 0 ? usable.filter((it) => it.isScreen || (it.parts ?? []).length > 0) : [];
  const uncut = isWide ? usable.filter((it) => faceOn(it) !== "near") : [];
  const own = prefers === "screen" ? usable.filter(({ about }) => about !== undefined) : [];
  return [pointed, screens, own, uncut].find((it) => it.length > 0) ?? usable;
}
