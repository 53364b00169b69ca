import {
  type AgeMarks,
  type CountName,
  markAges,
  markNames,
  type ReadingPoint,
  type ResultRow,
} from "@vignette/domain/analytics";
import { days, hours } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
import { Panel, Select } from "@vignette/ui";
import { useState } from "react";
import { fullMomentText } from "../../../shared/formats.ts";
import { metricNames } from "../../../shared/words/metrics.ts";
import { type ChartSeries, seriesLooks } from "../chart/chart-data.ts";
import { ChartTable } from "../chart/chart-table.tsx";
import { LineChart } from "../chart/line-chart.tsx";
import { formats } from "../formats.ts";
import { accountName } from "../view/accounts.ts";

const charted = ["views", "likes", "comments", "shares", "saves", "reach"] as const satisfies CountName[];

/** A post on one account, with all its readings, oldest first. */
export type ReadTarget = { row: ResultRow; curve: readonly ReadingPoint[] };

/** How a post grew since it went out, on each account, beside what is usual on the first one. */
export function AgeCurve({ targets, usual }: { targets: readonly ReadTarget[]; usual: Usual }) {
  const [metric, choose] = useState<(typeof charted)[number]>("views");
  const name = metricNames[metric];
  const known = charted.filter((it) => targets.some(({ curve }) => curve.some(({ values }) => values[it] !== null)));
  const series = seriesOf(targets, metric);
  const ages = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))].toSorted((a, b) => a - b);
  const oldest = ages.at(-1) ?? 0;
  const marks = markNames.flatMap((mark) => {
    const [age, views] = [markAges[mark], usual.views[mark]];
    return metric === "views" && age <= oldest && views !== undefined ? [{ x: age, y: views }] : [];
  });
  const all: ChartSeries[] =
    marks.length > 0 ? [...series, { name: usual.name, points: [{ x: 0, y: 0 }, ...marks], look: "before" }] : series;
  return (
    <Panel
      title={m.analyze_by_age({ name })}
      action={
        known.length > 1 && (
          <div className="print:hidden">
            <Select
              label={m.analyze_number()}
              labelHidden
              options={known.map((value) => ({ value, label: metricNames[value] }))}
              value={metric}
              onChange={choose}
            />
          </div>
        )
      }
    >
      {ages.length < 2 ? (
        <p className="text-ink-2">{m.analyze_no_reading_yet()}</p>
      ) : (
        <>
          <LineChart
            label={m.analyze_since_the_post_went_out({ name })}
            series={all}
            stops={ages.map((x) => ({ x, label: m.analyze_old({ age: ageText(x) }) }))}
            xTicks={ageTicks(oldest).map((x) => ({ x, label: ageText(x) }))}
            axisText={formats.figure}
            valueText={(value) => formats.whole(value === null ? null : Math.round(value))}
          />
          <ChartTable
            caption={m.analyze_by_reading({ name })}
            columns={[m.analyze_read(), m.analyze_age(), m.analyze_account(), name]}
            rows={targets.flatMap(({ row, curve }) =>
              curve.map(({ at, values }) => [
                fullMomentText(at),
                ageText(at - row.publishedAt),
                accountName(row),
                formats.whole(values[metric]),
              ]),
            )}
          />
        </>
      )}
    </Panel>
  );
}

/** What posts usually have by age; empty while too few tell. */
export type Usual = { name: string; views: AgeMarks };

/** A post begins with nothing. A reading without the number is a gap. */
const seriesOf = (targets: readonly ReadTarget[], metric: CountName): ChartSeries[] =>
  targets.slice(0, seriesLooks.length).flatMap(({ row, curve }, at): ChartSeries[] => {
    const points = curve.map(({ at: readAt, values }) => ({ x: readAt - row.publishedAt, y: values[metric] }));
    if (points.every(({ y }) => y === null)) return [];
    return [{ name: accountName(row), points: [{ x: 0, y: 0 }, ...points], look: seriesLooks[at] ?? "first" }];
  });

/** `5 h`, `3 days`. */
export function ageText(age: number): string {
  if (age < hours(1)) return m.analyze_minutes({ count: Math.round(age / 60_000) });
  if (age < days(2)) return m.analyze_hours_of_age({ count: Math.round(age / hours(1)) });
  return m.analyze_days_of_age({ count: Math.round(age / days(1)) });
}

/** Round ages on the axis, at most eight. */
function ageTicks(oldest: number): number[] {
  const step = [hours(1), hours(3), hours(6), hours(12), days(1), days(2), days(7), days(14)].find(
    (it) => oldest / it <= 8,
  );
  const every = step ?? days(30);
  return Array.from({ length: Math.floor(oldest / every) + 1 }, (_, index) => index * every);
}
