import type { ChartSeries } from "./chart-data.ts";
import { seriesStyle } from "./series-line.tsx";

type SeriesKeyProps = {
  series: readonly (ChartSeries & { value: number | null })[];
  stop: { label: string; note?: string | undefined } | undefined;
  valueText: (value: number | null) => string;
};

/** What the lines are; with a chosen point, also its values. */
export function SeriesKey({ series, stop, valueText }: SeriesKeyProps) {
  return (
    <div aria-hidden className="tabular flex min-h-5 flex-wrap items-center gap-x-5 gap-y-1 text-dense text-ink-2">
      {series.map(({ name, look, value }) => {
        const { stroke, width, dash } = seriesStyle[look];
        return (
          <span key={name} className="inline-flex items-center gap-2">
            <svg width={28} height={8} aria-hidden>
              <line x1={1} x2={27} y1={4} y2={4} stroke={stroke} strokeWidth={width} strokeDasharray={dash} />
            </svg>
            {name}
            {stop && <strong className="font-semibold text-ink">{valueText(value)}</strong>}
          </span>
        );
      })}
      {stop && (
        <span className="text-ink">
          {stop.label}
          {stop.note && ` · ${stop.note}`}
        </span>
      )}
    </div>
  );
}
