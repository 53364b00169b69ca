import { RadioGroup, TextInput } from "@vignette/ui";
import { WeekdayPicker } from "../../../../shared/times/weekday-picker.tsx";
import type { RepeatForm } from "./repeat-form.ts";

type RepeatFieldsProps = { form: RepeatForm; onChange: (part: Partial<RepeatForm>) => void };

/** How often, on which days, and until when. */
export function RepeatFields({ form, onChange }: RepeatFieldsProps) {
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-20">
          <TextInput
            label="Every"
            type="number"
            min={1}
            max={52}
            value={form.interval}
            onChange={(interval) => onChange({ interval })}
          />
        </div>
        <RadioGroup
          label="Frequency"
          labelHidden
          inline
          value={form.frequency}
          onChange={(frequency) => onChange({ frequency })}
          options={[
            { value: "daily" as const, label: "Days" },
            { value: "weekly" as const, label: "Weeks" },
            { value: "monthly" as const, label: "Months" },
          ]}
        />
      </div>
      {form.frequency === "weekly" && (
        <WeekdayPicker label="On" value={form.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
      )}
      <div className="flex flex-wrap items-end gap-3">
        <RadioGroup
          label="Ends"
          inline
          value={form.ends}
          onChange={(ends) => onChange({ ends })}
          options={[
            { value: "count" as const, label: "After a number" },
            { value: "until" as const, label: "On a day" },
          ]}
        />
        {form.ends === "count" ? (
          <div className="w-28">
            <TextInput
              label="Posts in all"
              type="number"
              min={2}
              max={100}
              value={form.count}
              onChange={(count) => onChange({ count })}
            />
          </div>
        ) : (
          <div className="w-44">
            <TextInput
              label="Last day"
              type="date"
              value={form.until}
              onChange={(until) => until && onChange({ until })}
            />
          </div>
        )}
      </div>
    </>
  );
}
