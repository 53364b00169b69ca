import { Select as Base } from "@base-ui/react/select";
import type { ReactNode } from "react";
import { Check, ChevronDown } from "../icons/index.ts";
import { choice, popup } from "../style/popup-style.ts";
import { useFieldControl } from "./field.tsx";
import { selectButton } from "./select-style.ts";

export type SelectOption<Value extends string> = { value: Value; label: string; hint?: string; disabled?: boolean };

export type SelectValueProps<Value extends string> = {
  options: readonly SelectOption<Value>[];
  /** null: nothing chosen yet, the placeholder shows. */
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  icon?: ReactNode;
};

type SelectPopupProps = SelectValueProps<string> & { open: boolean; onOpenChange: (open: boolean) => void };

/** A select with its button, from its first use on. */
export function SelectPopup({ options, value, onChange, placeholder, icon, open, onOpenChange }: SelectPopupProps) {
  const { name, disabled = false, ...control } = useFieldControl();
  return (
    <Base.Root
      {...(name !== undefined && { name })}
      disabled={disabled}
      items={[...options]}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
    >
      <Base.Trigger {...control} className={selectButton}>
        {icon}
        <Base.Value placeholder={placeholder} className="min-w-0 flex-1 truncate data-placeholder:text-ink-3" />
        <Base.Icon className="text-ink-3">
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
          <Base.Popup className={`${popup} max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto`}>
            <Base.List>{options.map(option)}</Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function option({ value, label, hint, disabled = false }: SelectOption<string>) {
  return (
    <Base.Item key={value} value={value} disabled={disabled} className={choice}>
      <span className="min-w-0 flex-1">
        <Base.ItemText>{label}</Base.ItemText>
        {hint && <span className="block text-dense text-ink-3">{hint}</span>}
      </span>
      <Base.ItemIndicator>
        <Check size={16} strokeWidth={1.75} aria-hidden />
      </Base.ItemIndicator>
    </Base.Item>
  );
}
