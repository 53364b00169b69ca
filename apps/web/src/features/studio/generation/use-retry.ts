import type { CreationView } from "@vignette/domain/studio";
import { notify } from "@vignette/ui";
import { errorMessage, trpc } from "../../../trpc.ts";

/** Tries a failed generation again; what it had already made is kept. */
export function useRetry({ id, projectId }: CreationView) {
  const utils = trpc.useUtils();
  const mutation = trpc.studio.make.useMutation({
    onSuccess: (creation) => {
      utils.studio.get.setData({ id }, creation);
      utils.studio.list.setData({ projectId }, (before) => before?.map((it) => (it.id === id ? creation : it)));
    },
    // The failure itself stays in its place; this only says that asking again failed too.
    onError: (error) => notify({ kind: "error", title: errorMessage(error) }),
  });
  return { retry: () => mutation.mutate({ id }), retrying: mutation.isPending };
}
