import type { ProductPictureView } from "@vignette/domain/studio";
import { useEffect } from "react";
import { trpc } from "../../trpc.ts";
import { missingThumbnails } from "./missing-thumbnails.ts";

/**
 * Generates the missing thumbnails of a product's pictures, such as those that were taken from its page. With them it
 * is known which pictures are screenshots, and so which looks can be made.
 */
export function useMissingThumbnails(pictures: readonly ProductPictureView[] | undefined): void {
  const utils = trpc.useUtils();
  useEffect(() => {
    const unpictured = pictures?.filter(({ thumbnail }) => thumbnail === null) ?? [];
    const asked = unpictured.map(({ id, kind, key, url }) =>
      missingThumbnails.ask({ origin: "uploaded", id, kind, file: { key, url } }),
    );
    void Promise.all(asked).then((stored) => {
      if (stored.some((it) => it !== null)) void utils.studio.productPictures.invalidate();
    });
  }, [pictures, utils]);
}
