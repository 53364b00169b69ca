import type { LibraryAsset } from "@vignette/domain/assets";
import { notify } from "@vignette/ui";
import { errorNotice, queryClient, trpc } from "../../../trpc.ts";
import { updateCachedItems } from "../library/library-cache.ts";
import type { DraftSlide } from "./use-slides.ts";

/** Makes a carousel, or changes the slides of the one with this id. */
export function useSaveCarousel(
  { projectId, id }: { projectId: string; id: string | null },
  onSaved: (carousel: LibraryAsset) => void,
) {
  const options = {
    onSuccess(carousel: LibraryAsset) {
      updateCachedItems([carousel]);
      void queryClient.invalidateQueries({ queryKey: [["assets"]] });
      onSaved(carousel);
    },
    onError: (error: Parameters<typeof errorNotice>[0]) => notify(errorNotice(error)),
  };
  const make = trpc.assets.makeCarousel.useMutation(options);
  const edit = trpc.assets.editCarousel.useMutation(options);
  return {
    pending: make.isPending || edit.isPending,
    save(name: string, draft: readonly DraftSlide[]) {
      const slides = draft.map(({ key }) => key);
      if (id === null) make.mutate({ projectId, name, slides });
      else edit.mutate({ id, slides });
    },
  };
}
