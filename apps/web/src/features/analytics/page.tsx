import { Button, buttonStyle, EmptyState, notify, PageHeader } from "@vignette/ui";
import { RefreshCw } from "@vignette/ui/icons";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { Optional } from "../../shared/boundaries/optional.tsx";
import { useOnline } from "../../shared/offline/offline-bar.tsx";
import { errorNotice, trpc } from "../../trpc.ts";
import { NextTestPanel } from "./next-test/next-test-panel.tsx";
import { ResultTable } from "./result-table.tsx";
import { Totals } from "./totals.tsx";

/** Analyze: published posts and their results. Missing numbers are never shown as zero. */
export function AnalyzePage({ projectId }: { projectId: string }) {
  const [summary] = trpc.analytics.summary.useSuspenseQuery({ projectId });
  const online = useOnline();
  const utils = trpc.useUtils();
  const refresh = trpc.analytics.refresh.useMutation({
    onSuccess: (next) => utils.analytics.summary.setData({ projectId }, next),
    onError: (error) => notify(errorNotice(error)),
  });
  if (summary.rows.length === 0) return <NothingOut />;

  const collected = summary.rows.map((row) => row.collectedAt).filter((at) => at !== null);
  const updated = collected.length > 0 ? `Updated ${clock.format(Math.max(...collected))}.` : "Not asked yet.";
  return (
    <>
      <PageHeader
        title="Analyze"
        secondary={
          <Button
            icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden />}
            pending={refresh.isPending}
            pendingLabel="Asking the platforms…"
            disabled={!online}
            onClick={() => refresh.mutate({ projectId })}
          >
            Ask again
          </Button>
        }
      >
        {updated} A dash means that the platform does not tell.
      </PageHeader>
      <div className="flex flex-col gap-6">
        <Totals values={summary.totals} />
        <Optional>
          <NextTestPanel projectId={projectId} rows={summary.rows} />
        </Optional>
        <ResultTable rows={summary.rows} />
        {summary.rows.length < ENOUGH && (
          <p className="text-dense text-ink-3">
            Rankings start at {ENOUGH} posts; this project has {summary.rows.length}.
          </p>
        )}
      </div>
    </>
  );
}

/** Minimum number of posts for a statement about a hook. Source: docs/experience.md#analyze. */
const ENOUGH = 5;

function NothingOut() {
  return (
    <>
      <PageHeader title="Analyze" />
      <EmptyState
        title="Numbers appear soon after your first post."
        action={
          <Link to={paths.newPost} className={buttonStyle({ variant: "primary" })}>
            New post
          </Link>
        }
      >
        Views, likes, comments and shares, as the platforms count them, next to the hook that earned them.
      </EmptyState>
    </>
  );
}

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });
