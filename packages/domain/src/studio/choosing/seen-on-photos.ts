import type { AssetType } from "../../assets/index.ts";
import { namedObjects } from "../../objects/index.ts";
import { showsChange } from "../../promises/index.ts";
import { templateOf } from "../catalogue/templates.ts";
import type { ProductPicture } from "../pictures/photos/product-picture.ts";
import { planOfPictures } from "../pictures/picture-plan.ts";

type Described = Pick<ProductPicture, "kind" | "name" | "alt"> & Partial<Pick<ProductPicture, "half">>;

/**
 * Whether one of these looks can show what a line is about: over photos alone, a line about a grinder needs one on which a
 * grinder is seen. A person is addressed more often than shown. A before and an after that are to be seen need a photo of the time before. True
 * without looks, and where nobody has described a photo. Source: ADR 190; ADR 206.
 */
export function isSeenInLooks(
  line: string,
  kind: AssetType,
  looks: readonly string[],
  pictures: readonly Described[],
): boolean {
  const isDescribed = pictures.some(({ alt }) => alt !== "");
  const areSides = looks.length > 0 && looks.every((look) => planOfPictures(look).product === "after");
  if (areSides && showsChange(line) && isDescribed && !pictures.some(({ half }) => half === "before")) return false;
  if (looks.length === 0 || looks.some((look) => templateOf(kind, look).needs !== "photos")) return true;
  const photos = pictures.filter((it) => it.kind === "image");
  const seen = new Set(photos.flatMap(({ alt, name }) => namedObjects((alt || name).toLowerCase())));
  return seen.size === 0 || namedObjects(line).every((it) => it === "person" || seen.has(it));
}
