import type { CreationView } from "@vignette/domain/studio";
import { notify } from "@vignette/ui";
import { errorMessage, trpc } from "../../../trpc.ts";

/** Goes on with the beats that were whole when the writing broke off. */
export function useKeepWritten({ id, projectId }: CreationView) {
  const utils = trpc.useUtils();
  const mutation = trpc.studio.keepWritten.useMutation({
    onSuccess: (creation) => {
      utils.studio.get.setData({ id }, creation);
      utils.studio.list.setData({ projectId }, (before) => before?.map((it) => (it.id === id ? creation : it)));
    },
    onError: (error) => notify({ kind: "error", title: errorMessage(error) }),
  });
  return { keep: () => mutation.mutate({ id }), keeping: mutation.isPending };
}
