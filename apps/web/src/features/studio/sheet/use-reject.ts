import { instant } from "@vignette/domain/kernel";
import { BATCH_MAX, REJECTED_DAYS } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { errorNotice, trpc } from "../../../trpc.ts";

/** Rejects and restores creations. The change shows at once and is rolled back if the Worker does not answer. */
export function useReject(projectId: string) {
  const utils = trpc.useUtils();
  const mutation = trpc.studio.reject.useMutation();

  async function mark(ids: readonly string[], rejected: boolean): Promise<boolean> {
    await utils.studio.list.cancel({ projectId });
    const rejectedAt = rejected ? instant(Date.now()) : null;
    utils.studio.list.setData({ projectId }, (before) =>
      before?.map((it) => (ids.includes(it.id) ? { ...it, rejectedAt } : it)),
    );
    try {
      for (let from = 0; from < ids.length; from += BATCH_MAX) {
        await mutation.mutateAsync({ ids: ids.slice(from, from + BATCH_MAX), rejected });
      }
      return true;
    } catch (error) {
      notify(errorNotice(error));
      return false;
    } finally {
      void utils.studio.list.invalidate({ projectId });
      void utils.studio.allowanceLeft.invalidate();
    }
  }

  async function reject(ids: readonly string[]): Promise<void> {
    if (ids.length === 0 || !(await mark(ids, true))) return;
    notify({
      title: m.studio_rejected({ ids: ids.length }),
      detail: m.studio_kept_under_rejected({ days: REJECTED_DAYS }),
      action: { label: m.app_undo(), onPress: () => void mark(ids, false) },
    });
  }

  return { reject, restore: (id: string) => void mark([id], false) };
}
