import { m } from "@vignette/messages";
import { Dialog, ErrorState, notify, Skeleton, Switch } from "@vignette/ui";
import { clockText } from "../../../shared/formats.ts";
import { dateTimeIn, ownZone } from "../../../shared/times/times.ts";
import { errorMessage, errorNotice, referenceOf, trpc } from "../../../trpc.ts";

type WeeklyEmailDialogProps = { projectId: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Turns the weekly report of a project on or off. */
export function WeeklyEmailDialog({ projectId, open, onOpenChange }: WeeklyEmailDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.analyze_weekly_report_by_email()}
      description={m.analyze_weekly_report_text()}
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
      label={m.analyze_email_me_this_report()}
      hint={
        next
          ? m.analyze_next_report({ moment: dateTimeIn(next.zone, next.dueAt), zone: next.zone })
          : m.analyze_mondays_at({ time: clockText("08:00"), zone: ownZone() })
      }
      checked={set.isPending ? set.variables.on : next !== null}
      disabled={set.isPending}
      onChange={(on) => set.mutate({ projectId, on, zone: ownZone() })}
    />
  );
}
