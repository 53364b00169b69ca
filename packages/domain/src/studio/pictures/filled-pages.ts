import { promisesMistakes, promisesTroubles } from "../../promises/index.ts";
import type { Beat } from "../script/script.ts";
import type { ProductPicture } from "./photos/product-picture.ts";
import { pictureCost } from "./picture-cost.ts";
import type { PicturePlan } from "./picture-plan.ts";

type Given = { beats: readonly Beat[]; plan: PicturePlan; offered: readonly ProductPicture[]; hook?: string };
/** Each beat's picture by its key; null or undefined for none. */
type Keys = readonly (string | null | undefined)[];

/** Different pictures, of which such a look shows one on each page (ADR 193). */
const ENOUGH = 3;

/**
 * The pictures of a look that shows one on each page, whatever its words name: a list item without one of its own takes one that was not seen, instead of
 * one that comes back. No screenshot does: its words would say something else; and none beside mistakes, whose culprit
 * the product would seem to be. Source: ADR 201, ADR 206.
 */
export function filledPages(shown: Keys, { beats, plan, offered, hook = "" }: Given): Keys {
  if (promisesMistakes(hook) || promisesTroubles(hook)) return shown;
  if (!plan.isFilled || new Set(shown.filter(Boolean)).size < ENOUGH) return shown;
  const filled = [...shown];
  for (const [at, place] of beats.entries()) {
    if (filled[at] || place.role !== "point" || place.locked) continue;
    const [best] = offered
      .filter(({ key, isScreen }) => !isScreen && !filled.includes(key))
      .map((it) => ({ key: it.key, cost: pictureCost(it, { place, plan, offered, uses: 0, at: 0 }) }))
      .toSorted((a, b) => a.cost - b.cost);
    if (best) filled[at] = best.key;
  }
  return filled;
}
