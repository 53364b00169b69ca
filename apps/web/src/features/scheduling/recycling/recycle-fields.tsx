import { platformNames, type SocialAccount } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Checkbox, TextInput } from "@vignette/ui";
import type { RecycleForm, RecycleNumber } from "./recycle-form.ts";

type RecycleFieldsProps = {
  form: RecycleForm;
  accounts: readonly SocialAccount[];
  onChange: (part: Partial<RecycleForm>) => void;
};

const numbers: { name: RecycleNumber; label: string; hint: string; min: number; max: number; step: number }[] = [
  {
    name: "timesMedian",
    label: m.calendar_times_the_usual(),
    hint: m.calendar_times_the_usual_help(),
    min: 1.1,
    max: 20,
    step: 0.1,
  },
  {
    name: "restDays",
    label: m.calendar_rest(),
    hint: m.calendar_rest_help(),
    min: 7,
    max: 365,
    step: 1,
  },
  {
    name: "mostTimes",
    label: m.calendar_runs(),
    hint: m.calendar_runs_help(),
    min: 2,
    max: 20,
    step: 1,
  },
  {
    name: "perWeek",
    label: m.calendar_per_week(),
    hint: m.calendar_per_week_help(),
    min: 1,
    max: 14,
    step: 1,
  },
];

/** The accounts of the rule, its threshold for top posts, and the rest between two runs. */
export function RecycleFields({ form, accounts, onChange }: RecycleFieldsProps) {
  const toggle = (id: string, chosen: boolean) =>
    onChange({ accountIds: chosen ? [...form.accountIds, id] : form.accountIds.filter((it) => it !== id) });
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4">
        {numbers.map(({ name, ...field }) => (
          <TextInput
            key={name}
            {...field}
            type="number"
            inputMode="decimal"
            value={form[name]}
            onChange={(value) => onChange({ [name]: value })}
            error={isWithin(form[name], field) ? null : m.calendar_from_to({ min: field.min, max: field.max })}
          />
        ))}
      </div>
      <fieldset>
        <legend className="text-base font-semibold">{m.app_accounts()}</legend>
        <div className="flex flex-wrap gap-x-6">
          {accounts.map((it) => (
            <Checkbox
              key={it.id}
              label={`${platformNames[it.platform]} @${it.username}`}
              checked={form.accountIds.includes(it.id)}
              onChange={(chosen) => toggle(it.id, chosen)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

function isWithin(typed: string, { min, max, step }: { min: number; max: number; step: number }): boolean {
  const value = Number(typed);
  return typed !== "" && value >= min && value <= max && (step < 1 || Number.isInteger(value));
}
