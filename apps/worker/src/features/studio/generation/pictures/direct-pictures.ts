import {
  type Beat,
  type Creation,
  type ImageDirection,
  imageDirection,
  type ProductPicture,
  pictureOf,
  referencePicture,
  type Script,
} from "@vignette/domain/studio";
import type { Files } from "../../../../adapters/files/files.ts";
import type { ReferencePicture } from "../../../../adapters/generation/generation.ts";
import { picturesOf } from "../../creation/pictures-of.ts";
import { productOf } from "../../creation/product-of.ts";
import type { StudioStore } from "../../creation/store.ts";

type Deps = { studio: Pick<StudioStore, "product" | "uploadsOf" | "uploadsIn" | "productsOf">; files: Files };

/** How the pictures and clips of a creation are ordered. */
export type PictureDirector = {
  picture: (beat: Pick<Beat, "id">) => Promise<ImageDirection & { references: ReferencePicture[] }>;
  clip: (beat: Pick<Beat, "id">) => Promise<{ prompt: string; start: ReferencePicture | undefined }>;
};

/**
 * Composes what is sent to the provider for a creation's pictures and clips, from its script, the brief and the product's
 * photos. The photo goes along where the product is to be seen.
 */
export async function directPictures(deps: Deps, creation: Creation, script: Script): Promise<PictureDirector> {
  const { studio, files } = deps;
  const product = await productOf(studio, creation);
  const pictures = product ? await picturesOf(studio, product) : [];
  const loaded = new Map<string, Promise<ReferencePicture | null>>();
  const load = (picture: Pick<ProductPicture, "key" | "type"> | null) => {
    if (!picture) return Promise.resolve(null);
    const file = loaded.get(picture.key) ?? read(files, picture);
    loaded.set(picture.key, file);
    return file;
  };

  const beatOf = (id: string): Beat => {
    const beat = script.beats.find((it) => it.id === id);
    if (!beat) throw new Error("This beat is not part of the script.");
    return beat;
  };
  const direct = (beat: Beat, facts: { hasReference: boolean; moves?: boolean }) =>
    imageDirection(
      { ...creation, script },
      { beat, brief: product?.brief ?? null, hasPhotos: pictures.length > 0, ...facts },
    );

  return {
    async picture({ id }) {
      const beat = beatOf(id);
      const { showsProduct } = direct(beat, { hasReference: false });
      const reference = showsProduct
        ? await load(referencePicture(pictures, beat.shot === "screen", product?.brief))
        : null;
      return { ...direct(beat, { hasReference: reference !== null }), references: reference ? [reference] : [] };
    },
    async clip({ id }) {
      const beat = beatOf(id);
      const { showsProduct } = direct(beat, { hasReference: false });
      const photo = showsProduct ? referencePicture(pictures, false, product?.brief) : null;
      // A clip has the shape of the picture that it begins with.
      const upright = photo && photo.height >= photo.width ? photo : null;
      const start = await load(pictureOf(creation.media, beat) ?? upright);
      return { prompt: direct(beat, { hasReference: start !== null, moves: true }).prompt, start: start ?? undefined };
    },
  };
}

async function read(
  files: Files,
  { key, type }: Pick<ProductPicture, "key" | "type">,
): Promise<ReferencePicture | null> {
  const bytes = await files.read(key);
  return bytes && { bytes, type };
}
