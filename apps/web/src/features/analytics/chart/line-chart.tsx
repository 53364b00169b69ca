import { m } from "@vignette/messages";
import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { useState } from "react";
import { type ChartPoint, type ChartSeries, extentOf, valueAt } from "./chart-data.ts";
import { SeriesKey } from "./series-key.tsx";
import { SeriesLine } from "./series-line.tsx";
import { useWidth } from "./use-width.ts";

export type LineChartProps = {
  /** What is shown, for those who do not see it. */
  label: string;
  series: readonly ChartSeries[];
  /** The values of x that the cursor walks, and what each is called. */
  stops: readonly { x: number; label: string; note?: string | undefined }[];
  /** What stands below the axis, thinned out where there is no room. */
  xTicks: readonly { x: number; label: string }[];
  /** Small ticks on the axis, such as posts. */
  marks?: readonly number[];
  /** A value in short, for the axis. */
  axisText: (value: number) => string;
  /** A value in full. */
  valueText: (value: number | null) => string;
  height?: number;
};

const MARGIN = { top: 8, right: 8, bottom: 26, left: 44 };
/** The room for one label below the axis, in CSS pixels. */
const LABEL_WIDTH = 56;

/**
 * Lines over time, with gaps where nothing was read. A slider over the plot walks the points: by pointer, touch and
 * arrow keys; it says each value to assistive technology.
 */
export function LineChart({
  label,
  series,
  stops,
  xTicks,
  marks = [],
  axisText,
  valueText,
  height = 240,
}: LineChartProps) {
  const [element, width] = useWidth<HTMLDivElement>(640);
  const [at, setAt] = useState<number | null>(null);
  const xs = stops.map(({ x }) => x);
  const x = scaleLinear([Math.min(...xs), Math.max(...xs)], [MARGIN.left, width - MARGIN.right]);
  const y = scaleLinear(extentOf(series), [height - MARGIN.bottom, MARGIN.top]).nice(4);
  const draw = line<ChartPoint>()
    .defined((point) => point.y !== null)
    .x((point) => x(point.x))
    .y((point) => y(point.y ?? 0));
  const every = Math.max(1, Math.ceil(xTicks.length / Math.max(1, Math.floor(width / LABEL_WIDTH))));
  const stop = at === null ? undefined : stops[at];
  const read = series.map((it) => ({ ...it, value: stop ? valueAt(it.points, stop.x) : null }));
  const said = [...read.map(({ name, value }) => `${name}: ${valueText(value)}`), stop?.note ?? ""];

  return (
    <figure className="m-0 flex flex-col gap-3">
      <SeriesKey series={read} stop={stop} valueText={valueText} />
      <div ref={element} className="relative">
        <svg viewBox={`0 0 ${width} ${height}`} className="block w-full" role="img" aria-label={label}>
          {y.ticks(4).map((value) => (
            <g key={value} transform={`translate(0 ${y(value)})`}>
              <line x1={MARGIN.left} x2={width - MARGIN.right} stroke="var(--line)" />
              <text x={MARGIN.left - 8} dy="0.32em" textAnchor="end" className="fill-ink-3 text-meta">
                {axisText(value)}
              </text>
            </g>
          ))}
          {xTicks
            .filter((_, index) => index % every === 0)
            .map((tick) => (
              <text
                key={tick.x}
                x={x(tick.x)}
                y={height - 6}
                textAnchor={x(tick.x) > width - LABEL_WIDTH / 2 ? "end" : "middle"}
                className="fill-ink-3 text-meta"
              >
                {tick.label}
              </text>
            ))}
          {marks.map((it) => (
            <line
              key={it}
              x1={x(it)}
              x2={x(it)}
              y1={height - MARGIN.bottom}
              y2={height - MARGIN.bottom + 6}
              stroke="var(--ink)"
              strokeWidth={2}
            />
          ))}
          {stop && (
            <line x1={x(stop.x)} x2={x(stop.x)} y1={MARGIN.top} y2={height - MARGIN.bottom} stroke="var(--edge)" />
          )}
          {series.toReversed().map((it) => (
            <SeriesLine key={it.name} series={it} path={draw} place={(point) => [x(point.x), y(point.y ?? 0)]} />
          ))}
          {read.map(({ name, value, look }) =>
            stop && value !== null ? (
              <circle
                key={name}
                cx={x(stop.x)}
                cy={y(value)}
                r={look === "before" ? 3 : 4.5}
                className="fill-ink stroke-surface"
                strokeWidth={1.5}
              />
            ) : null,
          )}
        </svg>
        <input
          type="range"
          aria-label={m.analyze_chart_keys({ label })}
          aria-valuetext={stop ? `${stop.label}. ${said.filter(Boolean).join(". ")}` : m.analyze_no_point_chosen()}
          min={0}
          max={Math.max(0, stops.length - 1)}
          value={at ?? stops.length - 1}
          onChange={({ target }) => setAt(target.valueAsNumber)}
          onFocus={() => setAt((before) => before ?? stops.length - 1)}
          onBlur={() => setAt(null)}
          onPointerMove={({ nativeEvent: { offsetX } }) => setAt(closestStop(xs, x.invert(offsetX)))}
          onPointerLeave={() => setAt(null)}
          className="absolute inset-0 h-full w-full cursor-crosshair touch-pan-y opacity-0 focus-visible:opacity-100 appearance-none bg-transparent [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
        />
      </div>
    </figure>
  );
}

function closestStop(xs: readonly number[], x: number): number {
  let closest = 0;
  for (const [at, value] of xs.entries()) if (Math.abs(value - x) < Math.abs((xs[closest] ?? 0) - x)) closest = at;
  return closest;
}
