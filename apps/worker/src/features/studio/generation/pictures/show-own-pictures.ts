import type { Product } from "@vignette/domain/research";
import { type Creation, placeInBatch, type Script, withOwnPictures } from "@vignette/domain/studio";
import { picturesOf } from "../../creation/pictures-of.ts";
import type { StudioStore } from "../../creation/store.ts";

/** A new script of a creation with the product's photos and clips, from the project's uploads, in the beats they fit. */
export async function showOwnPictures(
  studio: Pick<StudioStore, "uploadsOf" | "uploadsIn" | "productsOf">,
  creation: Creation,
  product: Product,
  script: Script,
): Promise<Script> {
  const { batchId, photos } = creation;
  const pictures = await picturesOf(studio, product, photos);
  const turn = photos?.turn ?? (batchId === null ? 0 : placeInBatch(creation));
  return withOwnPictures(script, creation, pictures, { before: creation.script, turn });
}
