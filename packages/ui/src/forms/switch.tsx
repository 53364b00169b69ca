import type { ReactNode } from "react";

export type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** On or off, at once. */
export const Switch = ({ label, hint, checked, onChange, disabled = false }: SwitchProps) => (
  <label className="flex min-h-9 cursor-pointer items-center justify-between gap-4 py-1.5 text-base has-disabled:cursor-not-allowed has-disabled:text-ink-3 pointer-coarse:min-h-11">
    <span>
      {label}
      {hint && <span className="block text-dense text-ink-3">{hint}</span>}
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
      className={`${track} ${thumb}`}
    />
  </label>
);

const track =
  "flex h-6 w-10 shrink-0 cursor-[inherit] appearance-none items-center rounded-control border border-edge bg-sunken px-0.5 " +
  "transition-colors duration-120 checked:border-primary checked:bg-primary disabled:opacity-45";

const thumb =
  "before:block before:size-4.5 before:rounded-chip before:bg-edge before:transition-transform before:duration-120 " +
  "before:ease-out checked:before:translate-x-4 checked:before:bg-on-primary";
