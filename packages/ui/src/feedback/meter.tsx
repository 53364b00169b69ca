import { m } from "@vignette/messages";
import { classNames } from "../style/class-names.ts";

export type MeterProps = {
  /** Its accessible name, and the words at the left. */
  label: string;
  used: number;
  /** null: there is no limit. Then "Unlimited" is shown without a bar. */
  limit: number | null;
  /** How an amount is written; by default as the number itself. */
  format?: (amount: number) => string;
  /** Nothing is used up: at its limit it is only full, and no warning. */
  isFixed?: boolean;
};

/** How much of an allowance is used. Warns in words and color from 80 %, unless it is fixed. */
export function Meter({ label, used, limit, format = String, isFixed = false }: MeterProps) {
  const left = limit === null ? null : Math.max(0, limit - used);
  const level = limit === null || isFixed ? "calm" : levelOf(used, limit);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-2 text-dense">
        <span className="text-ink-2">{label}</span>
        <span className="tabular font-medium">
          {limit === null ? m.ui_unlimited() : `${format(used)}/${format(limit)}`}
          {level !== "calm" && (
            <span className={words[level]}>
              {" "}
              · {left === 0 ? m.ui_none_left() : m.ui_left({ amount: format(left ?? 0) })}
            </span>
          )}
        </span>
      </div>
      {limit !== null && <Bar label={label} used={used} limit={limit} format={format} fill={fills[level]} />}
    </div>
  );
}

type BarProps = Required<Omit<MeterProps, "isFixed">> & { limit: number; fill: string };

/** The bar is drawn; the browser's own meter beside it, out of sight, says the same to assistive technology. */
function Bar({ label, used, limit, format, fill }: BarProps) {
  const shown = Math.min(used, limit);
  return (
    <>
      <meter className="sr-only" aria-label={label} value={shown} max={limit}>
        {m.ui_of_used({ used: format(used), limit: format(limit) })}
      </meter>
      <span aria-hidden className="h-1.5 overflow-hidden rounded-chip bg-sunken">
        <span
          className={classNames("block h-full rounded-chip", fill)}
          style={{ width: `${(shown / limit) * 100}%` }}
        />
      </span>
    </>
  );
}

type Level = "calm" | "near" | "full";

/** From 80 % of the limit it is near, at the limit it is full. Source: docs/experience.md#usage-panel. */
export function levelOf(used: number, limit: number): Level {
  if (used >= limit) return "full";
  return used >= limit * 0.8 ? "near" : "calm";
}

const fills: Record<Level, string> = { calm: "bg-ink-2", near: "bg-doubt", full: "bg-failed" };
const words: Record<Level, string> = { calm: "", near: "text-doubt", full: "text-failed" };
