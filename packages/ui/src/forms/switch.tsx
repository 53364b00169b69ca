import { Switch as Base } from "@base-ui/react/switch";
import type { ReactNode } from "react";

export type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** On or off, at once. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
    <label className="flex min-h-9 cursor-pointer items-center justify-between gap-4 py-1.5 text-base has-data-disabled:cursor-not-allowed has-data-disabled:text-ink-3 pointer-coarse:min-h-11">
      <span>
        {label}
        {hint && <span className="block text-dense text-ink-3">{hint}</span>}
      </span>
      <Base.Root
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => onChange(next)}
        className="flex h-6 w-10 shrink-0 items-center rounded-control border border-edge bg-sunken px-0.5 transition-colors duration-120 data-checked:border-primary data-checked:bg-primary data-disabled:opacity-45"
      >
        <Base.Thumb className="size-4.5 rounded-chip bg-edge transition-transform duration-120 ease-out data-checked:translate-x-4 data-checked:bg-on-primary" />
      </Base.Root>
    </label>
  );
}
