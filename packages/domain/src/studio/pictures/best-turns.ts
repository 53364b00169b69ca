import type { Beat } from "../script/script.ts";
import { faceOn } from "./photos/face-on.ts";
import type { ProductPicture } from "./photos/product-picture.ts";
import { pictureCost } from "./picture-cost.ts";
import type { PicturePlan } from "./picture-plan.ts";

type Place = Beat & { index: number };
type Given = { open: readonly Place[]; plan: PicturePlan; offered: readonly ProductPicture[] };

/**
 * Where two pictures take turns, the order that fits the beats better: of five slides, one of them takes three, the first
 * and the last among them. The choice beat by beat does not see that.
 */
export function bestTurns(
  shown: readonly (string | undefined)[],
  { open, plan, offered }: Given,
): readonly (string | undefined)[] {
  const [one, other, ...more] = offered;
  if (!one || !other || more.length > 0 || !Number.isFinite(plan.uses)) return shown;
  const swapped = shown.map((key, at) => {
    if (!open.some(({ index }) => index === at)) return key;
    return key === one.key ? other.key : key === other.key ? one.key : key;
  });
  const uses = (key: string) => swapped.filter((it) => it === key).length;
  const most = (picture: ProductPicture) => (picture.kind === "video" || faceOn(picture) === "near" ? 0 : plan.uses);
  if (swapped.some((key, at) => key && key === swapped[at + 1])) return shown;
  if (offered.some((it) => uses(it.key) > Math.max(most(it), shown.filter((key) => key === it.key).length)))
    return shown;
  const costOf = (keys: readonly (string | undefined)[]) =>
    open.reduce((sum, place) => {
      const picture = offered.find(({ key }) => key === keys[place.index]);
      return picture
        ? sum + pictureCost(picture, { place, plan, offered, uses: 0, at: 0, isEnd: place.index === keys.length - 1 })
        : sum;
    }, 0);
  return costOf(swapped) < costOf(shown) ? swapped : shown;
}
