import type { FoldersAndTags } from "@vignette/domain/assets";
import { notify } from "@vignette/ui";
import { errorNotice, errorText, trpc } from "../../../trpc.ts";

/** Creates, renames and deletes the folders of a project. */
export function useFolders(projectId: string) {
  const utils = trpc.useUtils();
  const cacheFoldersAndTags = (foldersAndTags: FoldersAndTags) =>
    utils.assets.folders.setData({ projectId }, foldersAndTags);
  const add = trpc.assets.addFolder.useMutation({ onSuccess: cacheFoldersAndTags });
  const rename = trpc.assets.renameFolder.useMutation({ onSuccess: cacheFoldersAndTags });
  const remove = trpc.assets.removeFolder.useMutation({
    onSuccess(foldersAndTags) {
      cacheFoldersAndTags(foldersAndTags);
      void utils.assets.page.invalidate();
    },
    onError: (error) => notify(errorNotice(error)),
  });
  const error = add.error ?? rename.error;
  return {
    save(id: string | null, name: string, onSuccess: () => void) {
      if (id === null) add.mutate({ projectId, name }, { onSuccess });
      else rename.mutate({ projectId, id, name }, { onSuccess });
    },
    remove: ({ id }: FoldersAndTags["folders"][number]) => remove.mutate({ projectId, id }),
    saving: add.isPending || rename.isPending,
    failure: error ? errorText(error) : null,
  };
}
