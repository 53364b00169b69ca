import type { Times } from "@vignette/domain/analytics";

/** A range on a scale of multiples, with a line at the usual. The text beside it says the same. */
export function RangeBar({ times, lowest, highest }: { times: Times; lowest: number; highest: number }) {
  // A multiple is as far from the usual as its inverse.
  const reach = Math.max(Math.log(2), Math.log(highest), -Math.log(lowest));
  const at = (multiple: number) => 50 + (50 * Math.log(multiple)) / reach;
  return (
    <span aria-hidden className="relative block h-5 min-w-16 flex-1 print:border-b print:border-line">
      <span className="absolute inset-y-0 left-1/2 w-px bg-edge" />
      <span
        className="absolute top-2 h-1 rounded-chip bg-series-1"
        style={{ left: `${at(times.low)}%`, width: `${at(times.high) - at(times.low)}%` }}
      />
      <span
        className="absolute top-1 size-3 -translate-x-1/2 rounded-full border-2 border-surface bg-series-1"
        style={{ left: `${at(times.mid)}%` }}
      />
    </span>
  );
}
