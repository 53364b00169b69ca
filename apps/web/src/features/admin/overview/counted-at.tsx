import { Button, notify } from "@vignette/ui";
import { RefreshCw } from "@vignette/ui/icons";
import { errorNotice, trpc } from "../../../trpc.ts";
import { when } from "../list/when.ts";

/** When the numbers were counted, and a button that counts them again. */
export function CountedAt() {
  const [{ asOf }] = trpc.admin.overview.useSuspenseQuery();
  const utils = trpc.useUtils();
  const count = trpc.admin.countAgain.useMutation({
    async onSuccess(numbers) {
      utils.admin.overview.setData(undefined, numbers);
      await Promise.all([utils.admin.health.invalidate(), utils.admin.topSpenders.invalidate()]);
    },
    onError: (error) => notify(errorNotice(error)),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden />}
        pending={count.isPending}
        pendingLabel="Refreshing…"
        onClick={() => count.mutate()}
      >
        Refresh
      </Button>
      <p className="text-dense text-ink-3">Counted {when(asOf)}. Refreshes every 15 minutes.</p>
    </div>
  );
}
