import { productObjects, thing } from "../../../objects/index.ts";
import type { Brief } from "../../../research/index.ts";
import { CLOSE_UP } from "../picture-cost.ts";
import type { ProductPicture } from "./product-picture.ts";

/** What providers take as an input picture. Source: docs/platforms/openai.md#images. */
const TYPES = ["image/jpeg", "image/png", "image/webp"];
/** Larger photos would not fit into the Worker's memory three at a time, in bytes. Our own choice. */
const BYTES_MAX = 8 * 1024 * 1024;

/**
 * The photo that goes along when a picture of the product is made: the first one, not a screenshot or a close-up if
 * there is another: of a dropper nobody sees what it belongs to; one of the thing itself goes before one of a spoon beside it. Null without
 * one. `wantsScreen` turns the first around.
 */
export function referencePicture(
  pictures: readonly ProductPicture[],
  wantsScreen: boolean,
  brief: Brief | null = null,
): ProductPicture | null {
  const usable = pictures.filter(
    ({ kind, type, bytes, half }) =>
      kind === "image" && half !== "before" && TYPES.includes(type) && bytes <= BYTES_MAX,
  );
  const fitting = usable.filter(({ isScreen }) => isScreen === wantsScreen);
  const whole = fitting.filter(({ words }) => !CLOSE_UP.test(words));
  const product = brief ? productObjects(brief).product : undefined;
  const itself = product && whole.find(({ alt }) => thing(alt) === product);
  return itself ?? whole[0] ?? fitting[0] ?? usable[0] ?? null;
}
