import { comparisonOf, dayOf, isIn, periodBefore, type ResultRow, selected } from "@vignette/domain/analytics";
import { instant } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
import { Button, Callout, classNames, Skeleton } from "@vignette/ui";
import { lazy, Suspense } from "react";
import { Optional } from "../../../shared/boundaries/optional.tsx";
import { errorMessage, trpc } from "../../../trpc.ts";
import { PostTable } from "../posts/post-table.tsx";
import type { ReportControl } from "../view/use-report-view.ts";
import { ReadFrom } from "./read-from.tsx";
import { Totals } from "./totals.tsx";

// The numbers and the posts do not wait for the charts, the names of looks, learning, and the hook library.
const later = () => import("./later.tsx");
const ReportFilters = lazy(async () => ({ default: (await later()).ReportFilters }));
const PrintHead = lazy(async () => ({ default: (await later()).PrintHead }));
const GainsChart = lazy(async () => ({ default: (await later()).GainsChart }));
const LearnedPanel = lazy(async () => ({ default: (await later()).LearnedPanel }));
const BestTimes = lazy(async () => ({ default: (await later()).BestTimes }));
const NextTestPanel = lazy(async () => ({ default: (await later()).NextTestPanel }));

type ReportProps = ReportControl & { projectId: string; rows: readonly ResultRow[] };

/** Everything about the chosen posts and days. */
export function Report({ projectId, rows, ...control }: ReportProps) {
  const { period, selection } = control.view;
  const mine = selected(rows, selection);
  const posted = mine.filter(({ publishedAt }) => isIn(period, publishedAt));
  return (
    <div className="flex flex-col gap-6">
      <Optional>
        <PrintHead projectId={projectId} view={control.view} rows={rows} now={Date.now()} />
      </Optional>
      <Suspense fallback={<Skeleton className="h-9 w-full max-lg:h-31 max-md:h-37" />}>
        <ReportFilters rows={rows} {...control} />
      </Suspense>
      <Gains projectId={projectId} rows={mine} {...control} />
      <div className="print:hidden">
        <Optional meanwhile={<Skeleton className="h-61 w-full max-md:h-87" />}>
          <NextTestPanel projectId={projectId} rows={rows} />
        </Optional>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Suspense
          fallback={
            <>
              <Skeleton className="h-61 w-full" />
              <Skeleton className="h-133 w-full" />
            </>
          }
        >
          <LearnedPanel rows={mine} />
          <BestTimes rows={mine} />
        </Suspense>
      </div>
      <PostTable rows={posted} fileName={`vignette-posts-${period.from}-to-${period.to}`} />
    </div>
  );
}

/** As tall as the chart: what stands below must not move when it comes. */
const ChartSkeleton = () => <Skeleton className="h-109 w-full max-lg:h-113.5" />;

/** The totals and the chart. They are read by day, apart from the posts. */
function Gains({ projectId, rows, view, show }: ReportProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = trpc.analytics.daily.useQuery(
    { projectId, from: periodBefore(view.period).from, to: view.period.to },
    { placeholderData: (before) => before },
  );
  if (!data && error) {
    return (
      <Callout
        tone="failed"
        alert
        title={m.analyze_numbers_not_loaded()}
        action={
          <Button pending={isFetching} pendingLabel={m.analyze_loading()} onClick={() => void refetch()}>
            {m.app_try_again()}
          </Button>
        }
      >
        {errorMessage(error)}
      </Callout>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={m.analyze_loading_the_numbers()} className="flex flex-col gap-6">
        <Skeleton className="h-62 w-full max-lg:h-79 max-md:h-120" />
        <ChartSkeleton />
      </div>
    );
  }
  const comparison = comparisonOf(view, data, rows);
  return (
    // Until the numbers of a newly chosen period are here, those on screen lack some of its days.
    <div aria-busy={isPlaceholderData} className={classNames("flex flex-col gap-6", isPlaceholderData && "opacity-50")}>
      <div className="flex flex-col gap-2">
        <Totals comparison={comparison} rows={rows} {...{ view, show }} />
        <ReadFrom rows={rows} />
      </div>
      <Suspense fallback={<ChartSkeleton />}>
        <GainsChart view={view} comparison={comparison} daily={data} rows={rows} today={dayOf(instant(Date.now()))} />
      </Suspense>
    </div>
  );
}
