import type { ReactNode } from "react";
import { ChevronDown } from "../icons/index.ts";
import { ClosedTrigger, useOpen } from "../on-demand/closed-trigger.tsx";
import { onDemand } from "../on-demand/on-demand.ts";
import { Field, type FieldProps, useFieldControl } from "./field.tsx";
import type { SelectValueProps } from "./select-popup.tsx";
import { selectButton } from "./select-style.ts";

export type SelectProps<Value extends string> = Omit<FieldProps, "children"> & SelectValueProps<Value>;

const popup = onDemand(() => import("./select-popup.tsx").then((it) => it.SelectPopup));

/** One of several, in a list that opens. For up to four options a RadioGroup shows more at once. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  icon,
  ...field
}: SelectProps<Value>) {
  const [open, change] = useOpen({});
  const Popup = popup.useWhen(open);
  const chosen = options.find((it) => it.value === value);
  return (
    <Field {...field}>
      {Popup ? (
        <Popup
          options={options}
          value={value}
          onChange={(next) => onChange(next as Value)}
          open={open}
          onOpenChange={change}
          icon={icon}
          {...(placeholder !== undefined && { placeholder })}
        />
      ) : (
        <ClosedTrigger
          opens="listbox"
          onLoad={popup.load}
          onOpen={() => change(true)}
          trigger={<ClosedSelect icon={icon} chosen={chosen?.label} placeholder={placeholder} />}
        />
      )}
    </Field>
  );
}

type ClosedSelectProps = { icon: ReactNode; chosen: string | undefined; placeholder: string | undefined };

/** The button of a select that is not loaded yet; what it gets besides opens it. */
function ClosedSelect({ icon, chosen, placeholder, ...button }: ClosedSelectProps) {
  const control = useFieldControl();
  return (
    <button
      {...control}
      {...button}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-controls={undefined}
      className={selectButton}
    >
      {icon}
      <span className={`min-w-0 flex-1 truncate ${chosen === undefined ? "text-ink-3" : ""}`}>
        {chosen ?? placeholder}
      </span>
      <span aria-hidden className="text-ink-3">
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </span>
    </button>
  );
}
