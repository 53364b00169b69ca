import {
  type Compared,
  type Comparison,
  lengthOf,
  type ResultRow,
  type SummedMetric,
  summedMetrics,
  tells,
} from "@vignette/domain/analytics";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import { listText } from "../../../shared/formats.ts";
import { metricNames } from "../../../shared/words/metrics.ts";
import { formats } from "../formats.ts";
import { whyUntold } from "../metrics.ts";
import type { ReportControl } from "../view/use-report-view.ts";

type TotalsProps = ReportControl & { comparison: Comparison; rows: readonly ResultRow[] };

/** What was gained in the period, each number beside the period before. A press on one shows it in the chart. */
export function Totals({ comparison, rows, view, show }: TotalsProps) {
  const platforms = [...new Set(rows.map(({ platform }) => platform))];
  const isAlone = summedMetrics.every((name) => comparison.metrics[name].before === null);
  const before = isAlone ? null : lengthOf(view.period);
  const from = (name: SummedMetric) => platforms.filter((it) => tells(it, name));
  const lacks = (name: SummedMetric) => {
    const some = from(name);
    if (some.length === 0) return whyUntold(name, platforms) ?? m.analyze_nothing_was_read();
    return some.length < platforms.length
      ? m.analyze_only({ platforms: listText(some.map((it) => platformNames[it])) })
      : null;
  };
  return (
    <fieldset>
      <legend className="sr-only">{m.analyze_totals_legend()}</legend>
      <div className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line lg:grid-cols-4">
        {summedMetrics.map((name) => (
          <label
            key={name}
            className={classNames(
              tile,
              "cursor-pointer",
              name === view.metric ? "bg-mark-soft" : "bg-surface hover:bg-sunken",
            )}
          >
            <input
              type="radio"
              name="metric"
              checked={name === view.metric}
              onChange={() => show({ metric: name })}
              className="sr-only"
            />
            <Figure
              name={metricNames[name]}
              compared={comparison.metrics[name]}
              text={formats.figure}
              {...{ before, note: lacks(name) }}
            />
          </label>
        ))}
        <div className={`${tile} bg-surface`}>
          <Figure
            name={m.analyze_engagement()}
            compared={comparison.engagement}
            text={formats.share}
            {...{ before, note: m.analyze_engagement_hint() }}
          />
        </div>
        <div className={`${tile} bg-surface`}>
          <Figure
            name={m.analyze_posts()}
            compared={comparison.posts}
            text={formats.figure}
            {...{ before, note: null }}
          />
        </div>
      </div>
      {isAlone && (
        <p className="mt-2 text-dense text-ink-2">{m.analyze_nothing_read_before({ count: lengthOf(view.period) })}</p>
      )}
    </fieldset>
  );
}

const tile =
  "relative flex min-w-0 flex-col px-5 py-4 max-md:px-4 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus";

type FigureProps = {
  name: string;
  compared: Compared;
  text: (value: number | null) => string;
  /** Days of the period before; null if nothing was read then. */
  before: number | null;
  /** What has to be known of the number. */
  note: string | null;
};

function Figure({ name, compared, text, before, note }: FigureProps) {
  return (
    <>
      <span className="text-dense text-ink-2">{name}</span>
      <data value={compared.now ?? ""} className="tabular font-display text-display-m font-semibold">
        {text(compared.now)}
      </data>
      {compared.now !== null && before !== null && (
        <span className="tabular text-dense text-ink-2">{changeText(compared, text, before)}</span>
      )}
      {note && <span className="text-meta text-ink-3">{note}</span>}
    </>
  );
}

function changeText({ before, change }: Compared, text: FigureProps["text"], count: number): string {
  if (before === null) return m.analyze_no_readings_before({ count });
  if (change === null) return m.analyze_figure_before({ figure: text(before), count });
  return m.analyze_change_and_figure_before({ change: formats.change(change), figure: text(before), count });
}
