import { Dialog, ErrorState, notify, Skeleton, Switch } from "@vignette/ui";
import { dateTimeIn, ownZone } from "../../../shared/times/times.ts";
import { errorMessage, errorNotice, referenceOf, trpc } from "../../../trpc.ts";

type WeeklyEmailDialogProps = { projectId: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Turns the weekly report of a project on or off. */
export function WeeklyEmailDialog({ projectId, open, onOpenChange }: WeeklyEmailDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Weekly report by email"
      description="Every Monday morning: what this project's posts gained in the last seven days beside the week before, and the most viewed ones. A week without posts or views sends nothing."
    >
      <WeeklyEmailSwitch projectId={projectId} />
    </Dialog>
  );
}

function WeeklyEmailSwitch({ projectId }: { projectId: string }) {
  const report = trpc.analytics.weeklyReport.useQuery({ projectId });
  const utils = trpc.useUtils();
  const set = trpc.analytics.setWeeklyReport.useMutation({
    onSuccess: (next) => utils.analytics.weeklyReport.setData({ projectId }, next),
    onError: (error) => notify(errorNotice(error)),
  });
  if (report.isPending) return <Skeleton className="h-14 w-full" />;
  if (report.isError)
    return (
      <ErrorState
        title={errorMessage(report.error)}
        reference={referenceOf(report.error)}
        onRetry={() => void report.refetch()}
      />
    );
  const { data: next } = report;
  return (
    <Switch
      label="Email me this report"
      hint={next ? `Next: ${dateTimeIn(next.zone, next.dueAt)} (${next.zone})` : `Mondays at 08:00 (${ownZone()})`}
      checked={set.isPending ? set.variables.on : next !== null}
      disabled={set.isPending}
      onChange={(on) => set.mutate({ projectId, on, zone: ownZone() })}
    />
  );
}
