import { ENOUGH_PHOTOS } from "../script/only-photos.ts";
import type { Beat } from "../script/script.ts";
import type { ProductPicture } from "./photos/product-picture.ts";
import { pictureCost } from "./picture-cost.ts";
import type { PicturePlan } from "./picture-plan.ts";

type Given = { beats: readonly Beat[]; plan: PicturePlan; offered: readonly ProductPicture[] };
/** Each beat's picture by its key; null or undefined for none. */
type Keys = readonly (string | null | undefined)[];

/** Whether a piece shows nothing but the product's photos, because its look is made of photos and there are enough. Source: ADR 206. */
export const showsOnlyPhotos = ({ isSlideshow }: PicturePlan, offered: readonly ProductPicture[]): boolean =>
  isSlideshow === true && offered.filter(({ kind }) => kind === "image").length >= ENOUGH_PHOTOS;

/**
 * The pictures of such a piece: each beat has one, and none comes back while others were not seen. Of two beats with the same photo the one
 * changes to which another photo fits best; the beginning and the end take no part of the product.
 */
export function eachPhotoOnce(shown: Keys, { beats, plan, offered }: Given): Keys {
  if (!showsOnlyPhotos(plan, offered)) return shown;
  const keys = [...shown];
  const last = beats.length - 1;
  for (;;) {
    const unseen = offered.filter(({ key }) => !keys.includes(key));
    const isOpen = (at: number) => beats[at]?.locked === false && (!keys[at] || isAgain(keys, at));
    const left = unseen.length > 0 ? unseen : offered;
    const changes = beats.flatMap((place, at) => {
      if (!isOpen(at) || (unseen.length === 0 && keys[at])) return [];
      const whole = left.filter(({ isPart }) => !isPart);
      const fitting = (at === 0 || at === last) && whole.length > 0 ? whole : left;
      return fitting
        .filter(({ key }) => key !== keys[at - 1] && key !== keys[at + 1])
        .map((it) => ({ at, key: it.key, cost: costAt(it, place) - costAt(pictureAt(at), place) }));
    });
    const [best] = changes.toSorted(
      (a, b) => Number(Boolean(keys[a.at])) - Number(Boolean(keys[b.at])) || a.cost - b.cost,
    );
    if (!best) return keys;
    keys[best.at] = best.key;
  }

  function pictureAt(at: number) {
    return offered.find(({ key }) => key === keys[at]);
  }
  function costAt(picture: ProductPicture | undefined, place: Beat) {
    return picture ? pictureCost(picture, { place, plan, offered, uses: 0, at: 0 }) : 0;
  }
}

const isAgain = (keys: Keys, at: number) => keys.some((key, other) => other !== at && key === keys[at]);
