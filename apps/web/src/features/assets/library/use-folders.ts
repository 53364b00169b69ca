import type { Shelf } from "@vignette/domain/assets";
import { notify } from "@vignette/ui";
import { errorMessage, trpc } from "../../../trpc.ts";

/** Creates, renames and deletes the folders of a project. */
export function useFolders(projectId: string) {
  const utils = trpc.useUtils();
  const cacheShelf = (shelf: Shelf) => utils.assets.shelf.setData({ projectId }, shelf);
  const add = trpc.assets.addFolder.useMutation({ onSuccess: cacheShelf });
  const rename = trpc.assets.renameFolder.useMutation({ onSuccess: cacheShelf });
  const remove = trpc.assets.removeFolder.useMutation({
    onSuccess(shelf) {
      cacheShelf(shelf);
      void utils.assets.page.invalidate();
    },
    onError: (error) => notify({ kind: "error", title: errorMessage(error) }),
  });
  const error = add.error ?? rename.error;
  return {
    save(id: string | null, name: string, onSuccess: () => void) {
      if (id === null) add.mutate({ projectId, name }, { onSuccess });
      else rename.mutate({ projectId, id, name }, { onSuccess });
    },
    remove: ({ id }: Shelf["folders"][number]) => remove.mutate({ projectId, id }),
    saving: add.isPending || rename.isPending,
    failure: error ? errorMessage(error) : null,
  };
}
