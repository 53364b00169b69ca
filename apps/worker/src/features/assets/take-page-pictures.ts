import { type ItemRef, isMarked, type TakePagePicturesInput, type UploadedAsset } from "@vignette/domain/assets";
import { later, Refusal } from "@vignette/domain/kernel";
import { productPicture } from "@vignette/domain/studio";
import type { FolderStore } from "./folder-store.ts";
import { fetchPicture, type PictureDeps, pictureId, storePicture } from "./save-page-picture.ts";

/** What was stored, and why the first of the others was not. */
type Taken = { items: ItemRef[]; refusal: string | null };

/**
 * Saves the pictures with which a page shows its product, one after the other, without being asked for each. Left out
 * are pictures that the project has or that the user removed, also under another address, and those that cannot fill a page. A picture
 * that is refused does not stop the others. Source: ADR 79.
 */
export async function takePagePictures(
  deps: PictureDeps & { folders: FolderStore },
  uid: string,
  input: TakePagePicturesInput,
): Promise<Taken> {
  const { projectId, page, pictures } = input;
  await deps.assets.project(uid, projectId);
  const [known, { removedPictures }] = await Promise.all([
    deps.assets.pagePictures({ uid, projectId }),
    deps.folders.get(uid, projectId),
  ]);
  const files = new Set(known.map(({ file }) => sameAs(file)));
  const taken: Taken = { items: [], refusal: null };
  for (const [at, picture] of pictures.entries()) {
    const wanted = { projectId, page, ...picture };
    const id = pictureId(uid, wanted);
    if (known.some((it) => it.id === id) || isMarked({ id, file: null }, removedPictures)) continue;
    try {
      // The pictures are shown in the order of the page, which is that of their dates.
      const fetched = await fetchPicture({ ...deps, now: later(deps.now, at) }, uid, wanted);
      const file = sameAs(fetched.uploaded.file);
      if (files.has(file) || isMarked(fetched.uploaded, removedPictures) || !productPicture(fetched.uploaded)) continue;
      await storePicture(deps, fetched);
      files.add(file);
      taken.items.push({ origin: "uploaded", id });
      await deps.live(uid, { type: "asset", projectId });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      taken.refusal ??= error.message;
    }
  }
  return taken;
}

/** Two pictures of a page that agree in all of this are the same. */
const sameAs = ({ bytes, width, height }: UploadedAsset["file"]) => `${bytes} ${width}x${height}`;
