import { namedObjects } from "../../../objects/index.ts";
import type { ShownFile } from "../../script/script.ts";
import { CLOSE_UP } from "../picture-cost.ts";
import type { ProductPicture } from "./product-picture.ts";
import { mainPart } from "./told-of-product.ts";

const LIVING: ReadonlySet<string> = new Set(["person", "cat", "dog"]);

/**
 * Whether a photo is of a person or an animal, from near or not: the first thing that its description, or else its name,
 * says. Undefined for anything else, and for a clip.
 */
export function faceOn({ kind, alt, name, words }: ProductPicture): ShownFile["face"] {
  const [first] = namedObjects(mainPart(alt) || name);
  if (kind !== "image" || first === undefined || !LIVING.has(first)) return undefined;
  return CLOSE_UP.test(words) ? "near" : "far";
}
