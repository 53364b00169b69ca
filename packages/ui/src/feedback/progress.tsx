import type { ReactNode } from "react";

export type ProgressProps = {
  label: string;
  /** 0 to 1; null while unknown. */
  value: number | null;
  /** Beside the percent: "about 20 s left". */
  detail?: ReactNode;
  /** A Cancel button. */
  action?: ReactNode;
};

/** What is shown while it is not known how far the work is, in percent. */
const UNKNOWN = 8;

/**
 * Work that takes more than a second: percent, time left, a way out. Not a live region, which would read out each percent: who
 * begins the work says once how it ended.
 */
export function Progress({ label, value, detail, action }: ProgressProps) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-dense">
        <span className="min-w-0 font-medium break-words">{label}</span>
        <span className="tabular flex shrink-0 items-baseline gap-2 text-ink-2">
          {percent !== null && <span>{percent} %</span>}
          {detail}
          {action}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent !== null && { "aria-valuenow": percent, "aria-valuetext": `${percent} %` })}
        className="h-1.5 overflow-hidden rounded-chip bg-sunken"
      >
        {/* Moved, not widened: a change of width lays out and paints the page on each frame. */}
        <div
          style={{ translate: `${(percent ?? UNKNOWN) - 100}%` }}
          className="h-full rounded-chip bg-ink transition-[translate] duration-240 ease-out"
        />
      </div>
    </div>
  );
}
