import type { Product } from "@vignette/domain/research";
import type { ProductPictureView } from "@vignette/domain/studio";
import { useDeferredValue } from "react";
import { useMissingThumbnails } from "../../../shared/thumbnails/use-missing-thumbnails.ts";
import { trpc } from "../../../trpc.ts";

/** The product's own photos and clips. Suspends at first; another product shows the previous ones until its own arrive. */
export function useProductPictures({ id, projectId }: Pick<Product, "id" | "projectId">): ProductPictureView[] {
  const productId = useDeferredValue(id);
  const [pictures] = trpc.studio.productPictures.useSuspenseQuery({ projectId, productId });
  useMissingThumbnails(pictures);
  return pictures;
}
