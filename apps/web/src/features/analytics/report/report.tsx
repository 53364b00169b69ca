import { dayOf, isIn, periodBefore, type ResultRow, selected } from "@vignette/domain/analytics";
import { instant } from "@vignette/domain/kernel";
import { Button, Callout, Skeleton } from "@vignette/ui";
import { Optional } from "../../../shared/boundaries/optional.tsx";
import { errorMessage, trpc } from "../../../trpc.ts";
import { BestTimes } from "../learned/best-times.tsx";
import { LearnedPanel } from "../learned/learned-panel.tsx";
import { NextTestPanel } from "../next-test/next-test-panel.tsx";
import { PostTable } from "../posts/post-table.tsx";
import { ReportFilters } from "../view/report-filters.tsx";
import type { ReportControl } from "../view/use-report-view.ts";
import { comparisonOf } from "./comparison.ts";
import { GainsChart } from "./gains-chart.tsx";
import { PrintHead } from "./print-head.tsx";
import { ReadFrom } from "./read-from.tsx";
import { Totals } from "./totals.tsx";

type ReportProps = ReportControl & { projectId: string; rows: readonly ResultRow[] };

/** Everything about the chosen posts and days. */
export function Report({ projectId, rows, ...control }: ReportProps) {
  const { period, selection } = control.view;
  const mine = selected(rows, selection);
  const posted = mine.filter(({ publishedAt }) => isIn(period, publishedAt));
  return (
    <div className="flex flex-col gap-6">
      <PrintHead projectId={projectId} view={control.view} rows={rows} now={Date.now()} />
      <ReportFilters rows={rows} {...control} />
      <Gains projectId={projectId} rows={mine} {...control} />
      <div className="print:hidden">
        <Optional>
          <NextTestPanel projectId={projectId} rows={rows} />
        </Optional>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <LearnedPanel rows={mine} />
        <BestTimes rows={mine} />
      </div>
      <PostTable rows={posted} fileName={`vignette-posts-${period.from}-to-${period.to}`} />
    </div>
  );
}

/** The totals and the chart. They are read by day, apart from the posts. */
function Gains({ projectId, rows, view, show }: ReportProps) {
  const { data, error, refetch, isFetching } = trpc.analytics.daily.useQuery(
    { projectId, from: periodBefore(view.period).from, to: view.period.to },
    { placeholderData: (before) => before },
  );
  if (!data && error) {
    return (
      <Callout
        tone="failed"
        alert
        title="The numbers of these days couldn't be loaded."
        action={
          <Button pending={isFetching} pendingLabel="Loading…" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {errorMessage(error)}
      </Callout>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label="Loading the numbers" className="flex flex-col gap-6">
        <Skeleton className="h-48 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    );
  }
  const comparison = comparisonOf(view, data, rows);
  return (
    <>
      <div className="flex flex-col gap-2">
        <Totals comparison={comparison} rows={rows} {...{ view, show }} />
        <ReadFrom rows={rows} />
      </div>
      <GainsChart view={view} comparison={comparison} daily={data} rows={rows} today={dayOf(instant(Date.now()))} />
    </>
  );
}
