import { Checkbox as Base } from "@base-ui/react/checkbox";
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
export function Checkbox({ label, labelHidden = false, hint, checked, onChange, ...rest }: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is the control
    <label className="flex min-h-9 cursor-pointer items-start gap-2.5 py-2 text-base has-data-disabled:cursor-not-allowed has-data-disabled:text-ink-3 pointer-coarse:min-h-11">
      <Base.Root
        {...rest}
        checked={checked}
        onCheckedChange={(next) => onChange(next)}
        className="mt-px flex size-4.5 shrink-0 items-center justify-center rounded-chip border border-edge bg-raised text-on-primary data-checked:border-primary data-checked:bg-primary data-disabled:opacity-45"
      >
        <Base.Indicator>
          <Check size={14} strokeWidth={2.5} aria-hidden />
        </Base.Indicator>
      </Base.Root>
      <span className={labelHidden ? "sr-only" : undefined}>
        {label}
        {hint && <span className="block text-dense text-ink-3">{hint}</span>}
      </span>
    </label>
  );
}
