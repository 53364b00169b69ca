import type { ReactNode } from "react";
import { Check } from "../icons/index.ts";

export type CheckboxProps = {
  label: ReactNode;
  /** The label is only for screen readers: a table's row and column say it to everyone else. */
  labelHidden?: boolean;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
};

/** A yes or no that is part of a form. Something that acts at once is a Switch. */
export const Checkbox = ({ label, labelHidden = false, hint, checked, onChange, ...rest }: CheckboxProps) => (
  <label className="flex min-h-9 cursor-pointer items-start gap-2.5 py-2 text-base has-disabled:cursor-not-allowed has-disabled:text-ink-3 pointer-coarse:min-h-11">
    <span className="relative mt-px flex size-4.5 shrink-0 items-center justify-center text-on-primary">
      <input
        {...rest}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-chip border border-edge bg-raised checked:border-primary checked:bg-primary disabled:opacity-45"
      />
      <span className="pointer-events-none relative hidden peer-checked:block">
        <Check size={14} strokeWidth={2.5} aria-hidden />
      </span>
    </span>
    <span className={labelHidden ? "sr-only" : undefined}>
      {label}
      {hint && <span className="block text-dense text-ink-3">{hint}</span>}
    </span>
  </label>
);
