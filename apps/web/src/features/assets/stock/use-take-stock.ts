import type { LibraryAsset } from "@vignette/domain/assets";
import { useState } from "react";
import { errorText, trpc } from "../../../trpc.ts";

/** Takes photos of a search into the project's assets, one at a time. One that was taken is given at once. */
export function useTakeStock(projectId: string, onTake: (item: LibraryAsset) => void) {
  const [items, setItems] = useState<Readonly<Record<string, LibraryAsset>>>({});
  const take = trpc.assets.takeStockPhoto.useMutation({
    onSuccess(item, { photoId }) {
      setItems((before) => ({ ...before, [photoId]: item }));
      onTake(item);
    },
  });
  const itemOf = (photoId: string): LibraryAsset | null => items[photoId] ?? null;
  return {
    isPending: take.isPending,
    itemOf,
    stateOf(photoId: string): "free" | "taking" | "taken" | { refused: string } {
      if (itemOf(photoId)) return "taken";
      if (take.variables?.photoId !== photoId) return "free";
      return take.isPending ? "taking" : take.error ? { refused: errorText(take.error) } : "free";
    },
    take(photoId: string) {
      const item = itemOf(photoId);
      if (item) onTake(item);
      else take.mutate({ projectId, photoId });
    },
  };
}
