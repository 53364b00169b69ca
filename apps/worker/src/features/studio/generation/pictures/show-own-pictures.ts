import type { Product } from "@vignette/domain/research";
import { type Creation, type ProductPicture, type Script, turnOf, withOwnPictures } from "@vignette/domain/studio";
import { picturesOf } from "../../creation/pictures-of.ts";
import type { StudioStore } from "../../creation/store.ts";

/**
 * A new script of a creation with the product's photos and clips, from the project's uploads, in the beats they fit. `told`:
 * those that its writer was told of, if they were read before.
 */
export async function showOwnPictures(
  studio: Pick<StudioStore, "uploadsOf" | "uploadsIn" | "productsOf">,
  creation: Creation,
  product: Product,
  script: Script,
  told?: readonly ProductPicture[],
): Promise<Script> {
  const pictures = await picturesOf(studio, product, creation.photos);
  return withOwnPictures(script, creation, pictures, {
    before: creation.script,
    turn: turnOf(creation),
    ...(told && { told }),
  });
}
