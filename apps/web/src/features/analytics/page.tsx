import { periodBefore } from "@vignette/domain/analytics";
import { m } from "@vignette/messages";
import { Button, buttonStyle, EmptyState, notify, PageHeader } from "@vignette/ui";
import { FileDown, Mail, RefreshCw } from "@vignette/ui/icons";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { DialogLoading } from "../../shared/boundaries/dialog-loading.tsx";
import { useOnline } from "../../shared/offline/offline-bar.tsx";
import { errorNotice, trpc } from "../../trpc.ts";
import { Report } from "./report/report.tsx";
import { periodText } from "./view/period-texts.ts";
import { useReportView } from "./view/use-report-view.ts";

const WeeklyEmailDialog = lazy(async () => ({
  default: (await import("./report/weekly-email-dialog.tsx")).WeeklyEmailDialog,
}));

/** Analyze: what posts gained, what worked, and what to make next. Missing numbers are never shown as zero. */
export function AnalyzePage({ projectId }: { projectId: string }) {
  const control = useReportView();
  const { period } = control.view;
  // Asked for together with the posts.
  trpc.analytics.daily.usePrefetchQuery({ projectId, from: periodBefore(period).from, to: period.to });
  const [summary] = trpc.analytics.summary.useSuspenseQuery({ projectId });
  if (summary.rows.length === 0) return <NothingPosted />;
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={m.app_analyze()} secondary={<Actions projectId={projectId} />}>
          {periodText(control.view)}
        </PageHeader>
      </div>
      <Report projectId={projectId} rows={summary.rows} {...control} />
    </>
  );
}

function Actions({ projectId }: { projectId: string }) {
  const online = useOnline();
  const [mailing, setMailing] = useState(false);
  const utils = trpc.useUtils();
  const refresh = trpc.analytics.refresh.useMutation({
    onSuccess: (next) => {
      utils.analytics.summary.setData({ projectId }, next);
      void utils.analytics.daily.invalidate();
      void utils.analytics.curve.invalidate();
    },
    onError: (error) => notify(errorNotice(error)),
  });
  return (
    <>
      <Button
        icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden />}
        pending={refresh.isPending}
        pendingLabel={m.analyze_asking_the_platforms()}
        disabled={!online}
        onClick={() => refresh.mutate({ projectId })}
      >
        {m.analyze_refresh()}
      </Button>
      <Button icon={<FileDown size={16} strokeWidth={1.75} aria-hidden />} onClick={() => window.print()}>
        {m.analyze_print_report()}
      </Button>
      <Button icon={<Mail size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setMailing(true)}>
        {m.analyze_email_weekly()}
      </Button>
      {mailing && (
        <Suspense fallback={<DialogLoading />}>
          <WeeklyEmailDialog projectId={projectId} open onOpenChange={setMailing} />
        </Suspense>
      )}
    </>
  );
}

function NothingPosted() {
  return (
    <>
      <PageHeader title={m.app_analyze()} />
      <EmptyState
        title={m.analyze_nothing_posted_yet()}
        action={
          <Link to={paths.newPost} className={buttonStyle({ variant: "primary" })}>
            {m.app_new_post()}
          </Link>
        }
      >
        {m.analyze_nothing_posted_text()}
      </EmptyState>
    </>
  );
}
