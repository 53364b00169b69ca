import { Field as Base } from "@base-ui/react/field";
import type { ReactNode } from "react";

export type FieldProps = {
  label: ReactNode;
  /** The label stays readable for assistive technology, but is not shown. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong, and what to do. Marks the control as invalid. */
  error?: string | null | undefined;
  /** How much of a limit is used, in characters. */
  count?: { used: number; max: number } | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  children: ReactNode;
};

/** Label, hint, count and error around one control. The control inside is labeled and described by them. */
export function Field({ label, labelHidden, hint, error, count, children, ...root }: FieldProps) {
  return (
    <Base.Root {...root} invalid={Boolean(error)} className="flex min-w-0 flex-col gap-1.5">
      <span className={labelHidden ? "sr-only" : "flex items-baseline justify-between gap-3"}>
        <Base.Label className="text-base font-semibold text-ink">{label}</Base.Label>
        {count && <Count {...count} />}
      </span>
      {children}
      {hint && <Base.Description className="text-dense text-ink-3">{hint}</Base.Description>}
      {error && (
        <Base.Error match className="text-dense font-medium text-failed">
          {error}
        </Base.Error>
      )}
    </Base.Root>
  );
}

function Count({ used, max }: { used: number; max: number }) {
  return (
    <span className={`tabular text-meta ${used > max ? "font-semibold text-failed" : "text-ink-3"}`}>
      {used}/{max}
    </span>
  );
}

/** The well that every text-like control shares. */
export const well =
  "w-full min-h-9 rounded-control border border-edge bg-raised px-3 py-1.5 text-base text-ink placeholder:text-ink-3 " +
  "transition-colors duration-120 hover:border-ink-2 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3 " +
  "data-invalid:border-failed aria-invalid:border-failed " +
  "pointer-coarse:min-h-11 pointer-coarse:text-read max-md:min-h-11 max-md:text-read";
