import {
  type Comparison,
  type DailyTotals,
  type DayInReport,
  daysIn,
  gainedByDay,
  isIn,
  type ResultRow,
} from "@vignette/domain/analytics";
import { m } from "@vignette/messages";
import { Panel } from "@vignette/ui";
import { listText } from "../../../shared/formats.ts";
import { metricNames } from "../../../shared/words/metrics.ts";
import type { ChartSeries } from "../chart/chart-data.ts";
import { ChartTable } from "../chart/chart-table.tsx";
import { LineChart } from "../chart/line-chart.tsx";
import { formats } from "../formats.ts";
import { accountName } from "../view/accounts.ts";
import { beforeThat } from "../view/period-texts.ts";
import type { ReportView } from "../view/report-view.ts";

type GainsChartProps = {
  view: ReportView;
  comparison: Comparison;
  daily: readonly DailyTotals[];
  /** The posts of the selection. */
  rows: readonly ResultRow[];
  today: string;
};

/** What was gained day by day, beside the period before; posts are ticks on the axis. */
export function GainsChart({ view, comparison: { before }, daily, rows, today }: GainsChartProps) {
  const { period, selection, metric } = view;
  const name = metricNames[metric];
  const now = gainedByDay(daily, period, selection);
  const earlier = gainedByDay(daily, before, selection);
  const gained = (it: DayInReport | undefined) => it?.gains?.gained[metric] ?? null;
  const pointsOf = (all: readonly DayInReport[]) => all.map((it, x) => ({ x, y: gained(it) }));
  const postedOn = daysIn(period).map(
    (day) =>
      new Set(rows.filter((it) => isIn({ from: day, to: day }, it.publishedAt)).map(({ postId }) => postId)).size,
  );
  const [dayNames, beforeName] = [now.map(({ day }) => formats.day(day)), beforeThat(view)];
  const series: ChartSeries[] = [
    { name: m.analyze_this_period(), points: pointsOf(now), look: "first", isOpen: period.to === today },
    // Of an account connected since, nothing was read before: its line would stand in the legend alone.
    ...(earlier.some((it) => gained(it) !== null)
      ? [{ name: beforeName, points: pointsOf(earlier), look: "before" } as const]
      : []),
  ];
  const notes = now.map((it, at) => noteOn(it, { posts: postedOn[at] ?? 0, rows, name, metric }));
  const hasNumbers = [...now, ...earlier].some((it) => gained(it) !== null);
  return (
    <Panel title={m.analyze_by_day({ name })}>
      {hasNumbers ? (
        <LineChart
          label={m.analyze_by_day_from_to({ name, from: formats.longDay(period.from), to: formats.longDay(period.to) })}
          series={series}
          stops={now.map(({ day }, x) => ({ x, label: formats.day(day), note: notes[x] }))}
          xTicks={dayNames.map((label, x) => ({ x, label }))}
          marks={postedOn.flatMap((count, x) => (count > 0 ? [x] : []))}
          axisText={formats.figure}
          valueText={(value) => formats.whole(value)}
        />
      ) : (
        <p className="text-ink-2">{m.analyze_nothing_read_in_these_days({ name })}</p>
      )}
      <p className="mt-2 text-dense text-ink-3">{m.analyze_chart_hint()}</p>
      <ChartTable
        caption={m.analyze_by_day({ name })}
        columns={[m.analyze_day(), m.analyze_this_period(), beforeName, m.analyze_posts(), m.analyze_note()]}
        rows={now.map((it, at) => [
          formats.longDay(it.day),
          formats.whole(gained(it)),
          formats.whole(gained(earlier[at])),
          String(postedOn[at] ?? 0),
          noteOn(it, { posts: 0, rows, name, metric }) ?? "",
        ])}
      />
    </Panel>
  );
}

type NoteFacts = { posts: number; rows: readonly ResultRow[]; name: string; metric: ReportView["metric"] };

/** What has to be known of a day, in one line. */
function noteOn({ gains, withoutAccounts }: DayInReport, { posts, rows, name, metric }: NoteFacts): string | undefined {
  const caughtUp = gains?.caughtUp[metric] ?? 0;
  const missing = rows.filter((it) => withoutAccounts.includes(it.accountId));
  const notes = [
    posts > 0 && m.analyze_count_posts({ count: posts }),
    gains === null && m.analyze_note_not_read(),
    caughtUp !== 0 && m.analyze_note_caught_up({ name, more: formats.whole(caughtUp) }),
    missing.length > 0 && m.analyze_note_without({ accounts: listText(new Set(missing.map(accountName))) }),
  ].filter((it) => it !== false);
  return notes.length > 0 ? notes.join(" · ") : undefined;
}
