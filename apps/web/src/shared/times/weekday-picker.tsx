import { useId } from "react";
import { weekOrder } from "./week-start.ts";
import { weekdayNames } from "./weekday-names.ts";

type WeekdayPickerProps = { label: string; value: readonly number[]; onChange: (weekdays: number[]) => void };

/** Days of the week; at least one stays chosen. 1 is Monday. */
export function WeekdayPicker({ label, value, onChange }: WeekdayPickerProps) {
  const id = useId();
  const toggle = (day: number) => {
    const next = value.includes(day) ? value.filter((it) => it !== day) : [...value, day].toSorted();
    if (next.length > 0) onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-col gap-1.5">
      <span id={id} className="text-base font-semibold">
        {label}
      </span>
      <span className="flex gap-1">
        {weekOrder.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={value.includes(day)}
            onClick={() => toggle(day)}
            className="min-h-9 w-11 min-w-9 cursor-pointer rounded-control border border-edge bg-raised text-base text-ink-2 aria-pressed:border-ink aria-pressed:bg-mark-soft aria-pressed:font-semibold aria-pressed:text-ink pointer-coarse:min-h-11"
          >
            {weekdayNames[day - 1]}
          </button>
        ))}
      </span>
    </div>
  );
}
