import { platformNames, type SocialAccount } from "@vignette/domain/social-accounts";
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
    label: "Times the usual",
    hint: "2 means twice the account's median over 90 days",
    min: 1.1,
    max: 20,
    step: 0.1,
  },
  {
    name: "restDays",
    label: "Rest",
    hint: "Days between reposts (minimum 7)",
    min: 7,
    max: 365,
    step: 1,
  },
  {
    name: "mostTimes",
    label: "Runs",
    hint: "Maximum runs per account, including the first",
    min: 2,
    max: 20,
    step: 1,
  },
  {
    name: "perWeek",
    label: "Per week",
    hint: "Maximum reposts per account, Monday to Sunday",
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
            error={isWithin(form[name], field) ? null : `From ${field.min} to ${field.max}.`}
          />
        ))}
      </div>
      <fieldset>
        <legend className="text-base font-semibold">Accounts</legend>
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
