import { createContext, type ReactNode, use, useId } from "react";

export type FieldProps = {
  label: ReactNode;
  /** The label stays readable for assistive technology, but is not shown. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong, and what to do. Marks the control as invalid. */
  error?: string | null | undefined;
  /** How much of a limit is used, and how an amount is written: by default as the number itself. */
  count?: FieldCount | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  children: ReactNode;
};

type FieldCount = { used: number; max: number; format?: (amount: number) => string };

/** What the control inside a field takes over from it. */
type FieldControl = {
  id: string;
  "aria-labelledby": string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  disabled: boolean | undefined;
  name: string | undefined;
};

const ControlContext = createContext<FieldControl | null>(null);

/** The attributes of the control inside a field. Throws outside of one. */
export function useFieldControl(): FieldControl {
  const control = use(ControlContext);
  if (control === null) throw new Error("A control has to be inside a Field.");
  return control;
}

/** Label, hint, count and error around one control. The control inside is labeled and described by them. */
export function Field({ label, labelHidden, hint, error, count, disabled, name, children }: FieldProps) {
  const id = useId();
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  const described = [...(hint ? [hintId] : []), ...(error ? [errorId] : [])].join(" ");
  const control: FieldControl = {
    id,
    "aria-labelledby": labelId,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
    ...{ disabled, name },
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className={labelHidden ? "sr-only" : "flex items-baseline justify-between gap-3"}>
        <label id={labelId} htmlFor={id} className="text-base font-semibold text-ink">
          {label}
        </label>
        {count && <Count {...count} />}
      </span>
      <ControlContext value={control}>{children}</ControlContext>
      {hint && (
        <p id={hintId} className="text-dense text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <div id={errorId} className="text-dense font-medium text-failed">
          {error}
        </div>
      )}
    </div>
  );
}

function Count({ used, max, format = String }: FieldCount) {
  return (
    <span className={`tabular text-meta ${used > max ? "font-semibold text-failed" : "text-ink-3"}`}>
      {format(used)}/{format(max)}
    </span>
  );
}

/** The well that every text-like control shares. */
export const well =
  "w-full min-h-9 rounded-control border border-edge bg-raised px-3 py-1.5 text-base text-ink placeholder:text-ink-3 placeholder-shown:text-ellipsis " +
  "transition-colors duration-120 hover:border-ink-2 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3 " +
  "aria-invalid:border-failed " +
  "pointer-coarse:min-h-11 pointer-coarse:text-read max-md:min-h-11 max-md:text-read";
