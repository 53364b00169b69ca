import {
  type Comparison,
  type DailyTotals,
  type DayInReport,
  daysIn,
  gainedByDay,
  isIn,
  type ResultRow,
} from "@vignette/domain/analytics";
import { Panel } from "@vignette/ui";
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
    { name: "This period", points: pointsOf(now), look: "first", isOpen: period.to === today },
    { name: beforeName, points: pointsOf(earlier), look: "before" },
  ];
  const notes = now.map((it, at) => noteOn(it, { posts: postedOn[at] ?? 0, rows, name, metric }));
  const hasNumbers = [...now, ...earlier].some((it) => gained(it) !== null);
  return (
    <Panel title={`${name} by day`}>
      {hasNumbers ? (
        <LineChart
          label={`${name} by day, ${formats.longDay(period.from)} to ${formats.longDay(period.to)}`}
          series={series}
          stops={now.map(({ day }, x) => ({ x, label: formats.day(day), note: notes[x] }))}
          xTicks={dayNames.map((label, x) => ({ x, label }))}
          marks={postedOn.flatMap((count, x) => (count > 0 ? [x] : []))}
          axisText={formats.figure}
          valueText={(value) => formats.whole(value)}
        />
      ) : (
        <p className="text-ink-2">No {name.toLowerCase()} were read in these days.</p>
      )}
      <p className="mt-2 text-dense text-ink-3">
        Ticks on the axis are posts. A gap is a day without a reading. Days are in UTC.
      </p>
      <ChartTable
        caption={`${name} by day`}
        columns={["Day", "This period", beforeName, "Posts", "Note"]}
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
    posts > 0 && (posts === 1 ? "1 post" : `${posts} posts`),
    gains === null && "not read",
    caughtUp !== 0 &&
      `${formats.whole(caughtUp)} more ${name.toLowerCase()} came in the days before, which were not read`,
    missing.length > 0 && `without ${[...new Set(missing.map(accountName))].join(", ")}`,
  ].filter((it) => it !== false);
  return notes.length > 0 ? notes.join(", ") : undefined;
}
