import { notify } from "@vignette/ui";
import { viewing } from "../../shared/session/view-as.ts";
import { errorNotice, trpc } from "../../trpc.ts";

/** Marks notifications as read. An admin who views an account leaves them as they are. */
export function useMarkRead() {
  const utils = trpc.useUtils();
  const one = trpc.notifications.read.useMutation({ onSettled: () => utils.notifications.invalidate() });
  const all = trpc.notifications.readAll.useMutation({
    onSettled: () => utils.notifications.invalidate(),
    onError: (error) => notify(errorNotice(error)),
  });
  return {
    allowed: !viewing,
    one: (id: string) => {
      if (!viewing) one.mutate({ ids: [id] });
    },
    all: () => all.mutate(),
    isMarkingAll: all.isPending,
  };
}
