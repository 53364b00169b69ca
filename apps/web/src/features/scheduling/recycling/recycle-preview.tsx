import { MEASURED_AT_LEAST, type RecycleRule } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { Button, Skeleton } from "@vignette/ui";
import type { ReactNode } from "react";
import { numberText } from "../../../shared/formats.ts";
import { dateTimeIn } from "../../../shared/times/times.ts";
import type { Outputs } from "../../../trpc.ts";
import { useCalendar } from "../calendar/state/calendar-context.ts";
import { countOf } from "../calendar/state/count-of.ts";

type RecyclePreviewProps = {
  rule: RecycleRule;
  preview: Outputs["scheduling"]["previewRecycling"] | undefined;
  onTimes: () => void;
};

/** What would be planned and why; for accounts without a planned post, what is missing. */
export function RecyclePreview({ rule, preview, onTimes }: RecyclePreviewProps) {
  const { accounts } = useCalendar();
  if (!preview) return <Skeleton className="h-28 w-full" />;
  const { proposals, benchmarks } = preview;
  const cut = rule.accountIds.filter((id) => accounts.some((it) => it.id === id && it.state === "reconnect"));
  const without = benchmarks.filter(({ accountId }) => !proposals.some((it) => it.accountId === accountId));
  return (
    <section aria-labelledby="recycle-preview" className="flex flex-col gap-2">
      <h3 id="recycle-preview" className="text-base font-semibold">
        The next 7 days <span className="tabular font-medium text-ink-3">{countOf(proposals.length)}</span>
      </h3>
      <p role="status" className="sr-only">
        {countOf(proposals.length)} would be planned.
      </p>
      {benchmarks.length + cut.length === 0 && (
        <p className="text-base text-ink-2">Choose at least one connected account.</p>
      )}
      <ul className="flex flex-col rounded-control border border-line px-3 empty:hidden">
        {proposals.map((it) => (
          <ProposalRow key={`${it.accountId} ${it.slot.publishAt}`} proposal={it} />
        ))}
        {without.map((it) => (
          <BenchmarkRow key={it.accountId} benchmark={it} rule={rule} onTimes={onTimes} />
        ))}
        {cut.map((id) => (
          <Row key={id} accountId={id} title={null}>
            Disconnected. Reconnect the account to see its results.
          </Row>
        ))}
      </ul>
    </section>
  );
}

function ProposalRow({ proposal: { accountId, name, slot, reason } }: { proposal: RecycleProposal }) {
  const { view } = useCalendar();
  return (
    <Row accountId={accountId} title={name}>
      <span className="tabular">{dateTimeIn(view.zone, slot.publishAt)}</span>
      {` · ${reason}`}
    </Row>
  );
}

type BenchmarkRowProps = { benchmark: RecycleBenchmark; rule: RecycleRule; onTimes: () => void };

function BenchmarkRow({ benchmark, rule, onTimes }: BenchmarkRowProps) {
  const needsTimes = benchmark.topPosts > 0 && !benchmark.hasSlots;
  return (
    <Row
      accountId={benchmark.accountId}
      title={null}
      action={needsTimes && <Button onClick={onTimes}>Weekly times</Button>}
    >
      {benchmarkLabel(benchmark, rule)}
    </Row>
  );
}

type RowProps = { accountId: string; title: string | null; children: ReactNode; action?: ReactNode };

function Row({ accountId, title, children, action = null }: RowProps) {
  const account = useCalendar().accounts.find((it) => it.id === accountId);
  const where = account ? `${platformNames[account.platform]} @${account.username}` : "";
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2 last:border-b-0">
      <span className="min-w-0">
        <span className="block truncate text-base">
          {title && <span className="font-semibold">{title}</span>}
          <span className="text-ink-2">{title ? ` · ${where}` : where}</span>
        </span>
        <span className="block text-dense text-ink-2">{children}</span>
      </span>
      {action}
    </li>
  );
}

type Preview = Outputs["scheduling"]["previewRecycling"];
type RecycleBenchmark = Preview["benchmarks"][number];
type RecycleProposal = Preview["proposals"][number];

/** Why nothing is recycled on an account, and what is missing. */
function benchmarkLabel({ measured, measure, median, topPosts, hasSlots }: RecycleBenchmark, rule: RecycleRule) {
  if (measure === null || median === null) {
    return `${MEASURED_AT_LEAST} posts with results in the last 90 days are needed; ${measured} so far. Results count two days after a post.`;
  }
  if (topPosts === 0) return `Nothing did ${rule.timesMedian}× the usual ${numberText(median)} ${measure}.`;
  const found = topPosts === 1 ? "One creation did well" : `${topPosts} creations did well`;
  if (!hasSlots) return `${found}, but this account has no weekly times to go out at.`;
  return `${found} and can't go out yet: resting, used up, or the week is full.`;
}
