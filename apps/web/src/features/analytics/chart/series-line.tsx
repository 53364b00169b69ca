import { alone, type ChartPoint, type ChartSeries, type SeriesLook } from "./chart-data.ts";

type SeriesLineProps = {
  series: ChartSeries;
  path: (points: ChartPoint[]) => string | null;
  place: (point: ChartPoint) => [x: number, y: number];
};

/** The line of one series; what still grows is dotted, and what no line shows is a point. */
export function SeriesLine({ series: { points, look, isOpen }, path, place }: SeriesLineProps) {
  const { stroke, width, dash } = seriesStyle[look];
  const [closed, open] = isOpen ? [points.slice(0, -1), points.slice(-2)] : [points, []];
  return (
    <g fill="none" stroke={stroke} strokeWidth={width} strokeLinejoin="round" strokeLinecap="round">
      <path d={path([...closed]) ?? ""} strokeDasharray={dash} />
      {open.length > 0 && <path d={path([...open]) ?? ""} strokeDasharray="1 5" />}
      {alone(points).map((point) => {
        const [x, y] = place(point);
        return <circle key={point.x} cx={x} cy={y} r={width + 0.5} fill={stroke} stroke="none" />;
      })}
    </g>
  );
}

/** The color and the dash of each look. */
export const seriesStyle: Record<SeriesLook, { stroke: string; width: number; dash?: string }> = {
  first: { stroke: "var(--series-1)", width: 2.5 },
  second: { stroke: "var(--series-2)", width: 2.5, dash: "7 4" },
  third: { stroke: "var(--series-3)", width: 2.5, dash: "2 4" },
  fourth: { stroke: "var(--series-4)", width: 2.5, dash: "10 3 2 3" },
  before: { stroke: "var(--series-other)", width: 1.5, dash: "4 4" },
};
