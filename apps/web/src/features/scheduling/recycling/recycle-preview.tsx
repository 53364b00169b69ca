import { MEASURED_AT_LEAST, type RecycleRule } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Button, Sentence, Skeleton } from "@vignette/ui";
import type { ReactNode } from "react";
import { decimalText, numberText } from "../../../shared/formats.ts";
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
        <Sentence
          text={m.calendar_next_7_days()}
          parts={{ proposals: <span className="tabular font-medium text-ink-3">{countOf(proposals.length)}</span> }}
        />
      </h3>
      <p role="status" className="sr-only">
        {m.calendar_would_be_planned({ proposals: countOf(proposals.length) })}
      </p>
      {benchmarks.length + cut.length === 0 && <p className="text-base text-ink-2">{m.calendar_choose_an_account()}</p>}
      <ul className="flex flex-col rounded-control border border-line px-3 empty:hidden">
        {proposals.map((it) => (
          <ProposalRow key={`${it.accountId} ${it.slot.publishAt}`} proposal={it} />
        ))}
        {without.map((it) => (
          <BenchmarkRow key={it.accountId} benchmark={it} rule={rule} onTimes={onTimes} />
        ))}
        {cut.map((id) => (
          <Row key={id} accountId={id} title={null}>
            {m.calendar_disconnected()}
          </Row>
        ))}
      </ul>
    </section>
  );
}

function ProposalRow({ proposal: { accountId, name, slot, times, rested } }: { proposal: RecycleProposal }) {
  const { view } = useCalendar();
  return (
    <Row accountId={accountId} title={name}>
      <span className="tabular">{dateTimeIn(view.zone, slot.publishAt)}</span>
      {` · ${m.calendar_did_well({ times: decimalText(times), days: rested })}`}
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
      action={needsTimes && <Button onClick={onTimes}>{m.calendar_weekly_times()}</Button>}
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

type Shown = { timesMedian: string; median: string };

const nothingDidWell: Record<NonNullable<RecycleBenchmark["measure"]>, (values: Shown) => string> = {
  views: m.calendar_no_usual_views,
  reach: m.calendar_no_usual_reach,
  likes: m.calendar_no_usual_likes,
};

/** Why nothing is recycled on an account, and what is missing. */
function benchmarkLabel({ measured, measure, median, topPosts, hasSlots }: RecycleBenchmark, rule: RecycleRule) {
  if (measure === null || median === null) {
    return m.calendar_results_needed({ needed: MEASURED_AT_LEAST, measured });
  }
  if (topPosts === 0) {
    return nothingDidWell[measure]({
      timesMedian: numberText(rule.timesMedian),
      median: numberText(Math.round(median)),
    });
  }
  return hasSlots
    ? m.calendar_did_well_waiting({ count: topPosts })
    : m.calendar_did_well_no_slots({ count: topPosts });
}
