import type { ReactNode } from "react";
import type { Stretch } from "./lanes.ts";

/** One row of the timeline. */
export function Lane({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset aria-label={name} className="min-w-0">
      <div className="relative h-6 rounded-chip bg-sunken">{children}</div>
    </fieldset>
  );
}

type StretchesProps = { items: readonly Stretch[]; durationMs: number; onSeek: (ms: number) => void };

/** Blocks in a row, as wide as they last. Their text is edited in the beats. */
export function Stretches({ items, durationMs, onSeek }: StretchesProps) {
  return items.map(({ id, startMs, endMs, label }) => (
    <button
      key={id}
      type="button"
      tabIndex={-1}
      title={label}
      onClick={() => onSeek(startMs + 1)}
      className="absolute inset-y-0 cursor-pointer overflow-hidden rounded-chip border-l border-canvas bg-raised px-1 text-left text-meta whitespace-nowrap text-ink-2 hover:text-ink"
      style={{ left: `${(100 * startMs) / durationMs}%`, width: `${(100 * (endMs - startMs)) / durationMs}%` }}
    >
      {label}
    </button>
  ));
}
