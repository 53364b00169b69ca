import { m } from "@vignette/messages";
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
            label={m.calendar_repeat_every()}
            type="number"
            min={1}
            max={52}
            value={form.interval}
            onChange={(interval) => onChange({ interval })}
          />
        </div>
        <RadioGroup
          label={m.calendar_frequency()}
          labelHidden
          inline
          value={form.frequency}
          onChange={(frequency) => onChange({ frequency })}
          options={[
            { value: "daily" as const, label: m.calendar_days() },
            { value: "weekly" as const, label: m.calendar_weeks() },
            { value: "monthly" as const, label: m.calendar_months() },
          ]}
        />
      </div>
      {form.frequency === "weekly" && (
        <WeekdayPicker label={m.app_on_days()} value={form.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
      )}
      <div className="flex flex-wrap items-end gap-3">
        <RadioGroup
          label={m.calendar_ends()}
          inline
          value={form.ends}
          onChange={(ends) => onChange({ ends })}
          options={[
            { value: "count" as const, label: m.calendar_after_a_number() },
            { value: "until" as const, label: m.calendar_on_a_day() },
          ]}
        />
        {form.ends === "count" ? (
          <div className="w-40">
            <TextInput
              label={m.calendar_posts_in_all()}
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
              label={m.calendar_last_day()}
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
