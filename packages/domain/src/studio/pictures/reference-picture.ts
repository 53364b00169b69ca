import { CLOSE_UP } from "./picture-cost.ts";
import type { ProductPicture } from "./product-picture.ts";

/** What providers take as an input picture. Source: docs/platforms/openai.md#images. */
const TYPES = ["image/jpeg", "image/png", "image/webp"];
/** Larger photos would not fit into the Worker's memory three at a time, in bytes. Our own choice. */
const BYTES_MAX = 8 * 1024 * 1024;

/**
 * The photo that goes along when a picture of the product is made: the first one, not a screenshot or a close-up if
 * there is another: of a dropper nobody sees what it belongs to; null without one. `wantsScreen` turns that around.
 */
export function referencePicture(pictures: readonly ProductPicture[], wantsScreen: boolean): ProductPicture | null {
  const usable = pictures.filter(
    ({ kind, type, bytes, half }) =>
      kind === "image" && half !== "before" && TYPES.includes(type) && bytes <= BYTES_MAX,
  );
  const fitting = usable.filter(({ isScreen }) => isScreen === wantsScreen);
  return fitting.find(({ words }) => !CLOSE_UP.test(words)) ?? fitting[0] ?? usable[0] ?? null;
}
