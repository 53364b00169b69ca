import { periodBefore } from "@vignette/domain/analytics";
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
        <PageHeader title="Analyze" secondary={<Actions projectId={projectId} />}>
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
        pendingLabel="Asking the platforms…"
        disabled={!online}
        onClick={() => refresh.mutate({ projectId })}
      >
        Refresh
      </Button>
      <Button icon={<FileDown size={16} strokeWidth={1.75} aria-hidden />} onClick={() => window.print()}>
        Print report
      </Button>
      <Button icon={<Mail size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setMailing(true)}>
        Email weekly
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
      <PageHeader title="Analyze" />
      <EmptyState
        title="Nothing posted yet."
        action={
          <Link to={paths.newPost} className={buttonStyle({ variant: "primary" })}>
            New post
          </Link>
        }
      >
        Numbers appear about an hour after your first post: views, likes, comments and shares, as the platforms count
        them, next to the hook that earned them. From five posts on, this page says what works.
      </EmptyState>
    </>
  );
}
