import { keepPreviousData } from "@tanstack/react-query";
import { defaultRecycleRule, type RecycleRule } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Button, Callout, Dialog, notify, Skeleton, Switch } from "@vignette/ui";
import { useState } from "react";
import { errorMessage, errorNotice, referenceOf, trpc } from "../../../trpc.ts";
import { showCreated } from "../calendar/actions/create-posts.ts";
import { ConnectFirst } from "../calendar/connect-first.tsx";
import { useCalendar } from "../calendar/state/calendar-context.ts";
import { countOf } from "../calendar/state/count-of.ts";
import { RecycleFields } from "./recycle-fields.tsx";
import { formOf, recycleRuleOf } from "./recycle-form.ts";
import { RecyclePreview } from "./recycle-preview.tsx";

type RecycleDialogProps = {
  /** Opens the weekly times: without any nothing can be recycled. */
  onTimes: () => void;
  onClose: () => void;
};

/** Edits the project's rule for recycling top posts, with a preview of what it would plan. */
export function RecycleDialog({ onTimes, onClose }: RecycleDialogProps) {
  const { projectId, accounts } = useCalendar();
  const { data: kept, error } = trpc.scheduling.recycling.useQuery({ projectId });
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={m.calendar_repost_title()}
      description={m.calendar_repost_help()}
    >
      {accounts.length === 0 && <ConnectFirst why={m.calendar_measured_against_own()} />}
      {error && <Callout tone="failed" alert title={errorMessage(error)} reference={referenceOf(error)} />}
      {accounts.length > 0 && !error && !kept && <Skeleton className="h-64 w-full" />}
      {accounts.length > 0 && kept && <Rule kept={kept.rule} onTimes={onTimes} onClose={onClose} />}
    </Dialog>
  );
}

function Rule({ kept, onTimes, onClose }: RecycleDialogProps & { kept: RecycleRule }) {
  const { projectId, accounts, online, mutations } = useCalendar();
  const utils = trpc.useUtils();
  const [form, setForm] = useState(() => formOf(kept));
  const [on, setOn] = useState(kept.on);
  const rule = recycleRuleOf(form, on);
  const asked = { projectId, rule: rule ?? defaultRecycleRule };
  const { data: preview } = trpc.scheduling.previewRecycling.useQuery(asked, {
    enabled: rule !== null,
    placeholderData: keepPreviousData,
  });
  const onError = (error: unknown) => notify({ ...errorNotice(error), detail: m.calendar_nothing_was_changed() });
  const save = trpc.scheduling.saveRecycling.useMutation({
    onSuccess: (saved) => utils.scheduling.recycling.setData({ projectId }, saved),
    onError,
  });
  const plan = trpc.scheduling.scheduleRecycled.useMutation({
    onSuccess(results) {
      showCreated(
        mutations,
        results.flatMap((it) => it.post ?? []),
        m.calendar_brought_back_posts,
      );
      void utils.scheduling.invalidate();
      onClose();
    },
    onError,
  });

  /** The switch applies at once, with the numbers in the form. */
  function turn(next: boolean): void {
    const wanted = recycleRuleOf(form, next);
    if (!wanted) return;
    setOn(next);
    save.mutate({ projectId, rule: wanted }, { onError: () => setOn(!next) });
  }
  const count = preview?.proposals.length ?? 0;
  return (
    <>
      {/* In a dialog that is taller than the screen, it would become lower than its text. */}
      <div className="shrink-0">
        <Switch
          label={m.calendar_repost_daily()}
          hint={m.calendar_repost_daily_help()}
          checked={on}
          onChange={turn}
          disabled={!online || rule === null || save.isPending}
        />
      </div>
      <RecycleFields
        form={form}
        accounts={accounts}
        onChange={(part) => setForm((before) => ({ ...before, ...part }))}
      />
      {rule && <RecyclePreview rule={rule} preview={preview} onTimes={onTimes} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          disabled={!online || rule === null || count === 0}
          pending={plan.isPending}
          pendingLabel={m.calendar_scheduling()}
          onClick={() => rule && plan.mutate({ projectId, rule })}
        >
          {count === 0 ? m.calendar_schedule_these_now() : m.calendar_schedule_now({ posts: countOf(count) })}
        </Button>
        <Button
          variant="primary"
          disabled={!online || rule === null}
          pending={save.isPending}
          pendingLabel={m.app_saving()}
          onClick={() => rule && save.mutate({ projectId, rule }, { onSuccess: onClose })}
        >
          {m.app_save()}
        </Button>
      </div>
    </>
  );
}
