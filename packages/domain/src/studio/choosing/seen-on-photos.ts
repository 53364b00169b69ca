import type { AssetType } from "../../assets/index.ts";
import { namedObjects } from "../../objects/index.ts";
import { templateOf } from "../catalogue/templates.ts";
import type { ProductPicture } from "../pictures/photos/product-picture.ts";

type Described = Pick<ProductPicture, "kind" | "name" | "alt">;

/**
 * Whether one of these looks can show what a line is about: over photos alone, a line about a grinder needs one on which a
 * grinder is seen. A person is addressed more often than shown. True without looks, and where nobody has described a photo. Source: ADR 190.
 */
export function isSeenInLooks(
  line: string,
  kind: AssetType,
  looks: readonly string[],
  pictures: readonly Described[],
): boolean {
  if (looks.length === 0 || looks.some((look) => templateOf(kind, look).needs !== "photos")) return true;
  const photos = pictures.filter((it) => it.kind === "image");
  const seen = new Set(photos.flatMap(({ alt, name }) => namedObjects((alt || name).toLowerCase())));
  return seen.size === 0 || namedObjects(line).every((it) => it === "person" || seen.has(it));
}
