import type { Beat } from "../../script/script.ts";
import { isAbout } from "../named-in.ts";
import { hasViews, type ProductPicture } from "../photos/product-picture.ts";
import { isNear, opensWithProduct, pictureCost } from "../picture-cost.ts";
import type { PicturePlan } from "../picture-plan.ts";

type Place = Beat & { index: number };
type Given = { open: readonly Place[]; plan: PicturePlan; offered: readonly ProductPicture[] };
/** Each beat's picture by its key; null or undefined for none. */
type Keys = readonly (string | null | undefined)[];

/** Two beats change their pictures only if that fits their words clearly better. Our own choice. */
const CLEARLY = 0.5;

/**
 * The same pictures in a video, of which some show something else than the product, with two of them changed so that the
 * product is shown where it is spoken of: the cat opens, and the bristles of the brush are seen where they are named. The
 * choice beat by beat, the opening first, does not see that. The end keeps its picture, and so does the hook where some show less
 * of the product.
 */
export function whereSpokenOf(shown: Keys, { open, plan, offered }: Given): Keys {
  if (!plan.hasViews || offered.every(({ about }) => about === undefined)) return shown;
  const pictures = new Map(offered.map((it) => [it.key, it]));
  const isEnd = ({ index }: Pick<Place, "index">) => index === shown.length - 1;
  const isKept = ({ role }: Place) =>
    role === "ask" ||
    (role === "hook" && (opensWithProduct(offered) || offered.some((it) => isNear(it) && it.about !== undefined)));
  const places = open.filter((place) => !isKept(place) && !isEnd(place) && pictures.has(shown[place.index] ?? ""));
  const costOf = (keys: Keys) =>
    places.reduce((sum, place) => {
      const picture = pictures.get(keys[place.index] ?? "");
      return picture ? sum + pictureCost(picture, { place, plan, offered, uses: 0, at: 0 }) : sum;
    }, 0);
  const isSeenTwice = (keys: Keys, at: number) => Boolean(keys[at]) && keys[at] === keys[at + 1];
  const mayBeSeenTwice = (keys: Keys, at: number) => {
    const picture = pictures.get(keys[at] ?? "");
    const both = open.filter(({ index }) => index === at || index === at + 1);
    return picture !== undefined && hasViews(picture) && both.every((place) => isAbout(picture, place));
  };
  const isAllowed = (keys: Keys) =>
    keys.every((_, at) => !isSeenTwice(keys, at) || isSeenTwice(shown, at) || mayBeSeenTwice(keys, at));
  const [best] = places
    .flatMap(({ index: one }, i) =>
      places.slice(i + 1).map(({ index: other }) => shown.with(one, shown[other]).with(other, shown[one])),
    )
    .filter(isAllowed)
    .map((keys) => ({ keys, cost: costOf(keys) }))
    .toSorted((a, b) => a.cost - b.cost);
  return best && best.cost <= costOf(shown) - CLEARLY ? best.keys : shown;
}
