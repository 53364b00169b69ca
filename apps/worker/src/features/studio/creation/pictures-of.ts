import type { AssetType } from "@vignette/domain/assets";
import { missing } from "@vignette/domain/kernel";
import type { Product } from "@vignette/domain/research";
import {
  type Creation,
  needOf,
  type ProductPicture,
  type ProductPictureView,
  picturesOfProduct,
} from "@vignette/domain/studio";
import type { Files } from "../../../adapters/files/files.ts";
import type { StudioStore } from "./store.ts";

type Uploads = Pick<StudioStore, "uploadsOf" | "uploadsIn" | "productsOf">;
type Photos = Creation["photos"];

/**
 * The photos and clips of a product, from the project's uploads, in the order in which they are preferred. Where a
 * creation has a folder of its own, those of the folder; the product's if it is empty.
 */
export async function picturesOf(studio: Uploads, product: Product, photos?: Photos): Promise<ProductPicture[]> {
  const { uid, projectId } = product;
  if (photos) {
    const uploads = await studio.uploadsIn(uid, projectId, photos.folderId);
    const inFolder = picturesOfProduct(product, { uploads, products: [] });
    if (inFolder.length > 0) return inFolder;
  }
  const [uploads, products] = await Promise.all([studio.uploadsOf(uid, projectId), studio.productsOf(uid, projectId)]);
  return picturesOfProduct(product, { uploads, products });
}

/** The same, only if one of these looks depends on them; else null. */
export async function picturesFor(
  studio: Uploads,
  product: Product,
  { kind, looks, photos }: { kind: AssetType; looks: readonly string[]; photos?: Photos },
): Promise<ProductPicture[] | null> {
  const depends = looks
    .map((look) => needOf(kind, look))
    .some((need) => need !== null && need !== "review" && need !== "figures" && need !== "times");
  return depends ? await picturesOf(studio, product, photos) : null;
}

/** The same for pages. Refused as missing if the product is not the user's. */
export async function productPictures(
  { studio, files }: { studio: Pick<StudioStore, "uploadsOf" | "productsOf">; files: Files },
  uid: string,
  { projectId, productId }: { projectId: string; productId: string },
): Promise<ProductPictureView[]> {
  const [uploads, products] = await Promise.all([studio.uploadsOf(uid, projectId), studio.productsOf(uid, projectId)]);
  const product = products.find(({ id }) => id === productId);
  if (!product) throw missing("product");
  const pictures = picturesOfProduct(product, { uploads, products });
  return await Promise.all(
    pictures.map(async ({ bytes: _bytes, words: _words, about: _about, ...picture }) => {
      const asset = uploads.find(({ id }) => id === picture.id);
      const thumbnail = asset?.thumbnail;
      return {
        ...picture,
        url: await files.link(picture.key),
        thumbnail: thumbnail && thumbnail.of === picture.key ? await files.link(thumbnail.key) : null,
      };
    }),
  );
}
