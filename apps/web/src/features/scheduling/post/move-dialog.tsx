import { instant, Refusal } from "@vignette/domain/kernel";
import { type PostView, scheduleAt, wallTimeAt } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Button, Dialog, notify } from "@vignette/ui";
import { useState } from "react";
import { worded } from "../../../shared/refusals/worded.ts";
import { dateTimeAndZone } from "../../../shared/times/date-time-and-zone.ts";
import { dateTimeIn, ownZone } from "../../../shared/times/times.ts";
import { errorNotice, trpc } from "../../../trpc.ts";
import { WhenFields } from "../times/when-fields.tsx";

type Plan = { when: "now" | "at"; wallTime: string; zone: string };

/** Chooses another time for a post. */
export function MoveDialog({ post, onClose }: { post: PostView; onClose: () => void }) {
  const [plan, setPlan] = useState<Plan>({
    when: "at",
    // As the page behind it shows the time.
    wallTime: wallTimeAt(post.schedule.publishAt, ownZone()),
    zone: ownZone(),
  });
  const utils = trpc.useUtils();
  const move = trpc.scheduling.reschedule.useMutation({
    onSuccess: (next) => {
      utils.scheduling.get.setData({ id: post.id }, next);
      void utils.scheduling.list.invalidate();
      const at = dateTimeAndZone(next.schedule.zone, next.schedule.publishAt);
      const waits = next.targets.some(({ state }) => state === "awaiting-approval");
      notify({ kind: "success", title: waits ? m.post_scheduled_once_approved({ at }) : m.post_goes_out_at({ at }) });
      onClose();
    },
    onError: (error) => notify(errorNotice(error)),
  });
  const when =
    plan.when === "now"
      ? { type: "now" as const, zone: plan.zone }
      : { type: "at" as const, zone: plan.zone, wallTime: plan.wallTime };
  const refusal = whyNot(when);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.post_when_should_it_go_out()}
      actions={
        <>
          <Button onClick={onClose}>{m.post_keep({ time: dateTimeIn(ownZone(), post.schedule.publishAt) })}</Button>
          <Button
            variant="primary"
            disabled={refusal !== null}
            pending={move.isPending}
            pendingLabel={m.post_moving()}
            onClick={() => move.mutate({ id: post.id, when })}
          >
            {m.app_schedule()}
          </Button>
        </>
      }
    >
      <WhenFields value={plan} onChange={(part) => setPlan((before) => ({ ...before, ...part }))} />
      {refusal && (
        <p role="status" className="text-dense font-medium text-failed">
          {refusal}
        </p>
      )}
    </Dialog>
  );
}

function whyNot(when: Parameters<typeof scheduleAt>[0]): string | null {
  try {
    scheduleAt(when, instant(Date.now()));
    return null;
  } catch (error) {
    if (error instanceof Refusal) return worded(error);
    throw error;
  }
}
