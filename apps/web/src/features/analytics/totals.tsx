import type { MetricValues } from "@vignette/domain/analytics";
import { figure } from "./figure.ts";

const names: readonly (readonly [key: keyof MetricValues, name: string])[] = [
  ["views", "Views"],
  ["likes", "Likes"],
  ["comments", "Comments"],
  ["shares", "Shares"],
  ["saves", "Saves"],
];

/** The sums of the known values. */
export function Totals({ values }: { values: MetricValues }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-5">
      {names.map(([key, name]) => (
        <div key={key} className="bg-surface px-5 py-4">
          <dt className="text-dense text-ink-2">{name}</dt>
          <dd className="tabular font-display text-display-m font-semibold">{figure(values[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
