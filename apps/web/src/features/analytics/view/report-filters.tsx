import { type Period, periodLengths, type ResultRow, wholeProject } from "@vignette/domain/analytics";
import { postedTypes } from "@vignette/domain/assets";
import { platforms } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Button, Select, TextInput } from "@vignette/ui";
import { useState } from "react";
import { ALL, accountChoices, kindChoices, lookChoices, platformChoices } from "./choices.ts";
import { isNarrowed } from "./report-view.ts";
import type { ReportControl } from "./use-report-view.ts";

const CUSTOM = "custom";
const periods = [
  ...periodLengths.map((it) => ({ value: String(it), label: m.analyze_last_days({ count: it }) })),
  { value: CUSTOM, label: m.analyze_custom_dates() },
];

/** The period and the filters of the report. A filter with a single choice is not shown. */
export function ReportFilters({ rows, view, show }: ReportControl & { rows: readonly ResultRow[] }) {
  const { period, length, selection } = view;
  const or = (value: string) => (value === ALL ? null : value);
  const filters = [
    {
      label: m.analyze_account(),
      options: accountChoices(rows),
      value: selection.accountId,
      choose: (value: string) => show({ selection: { accountId: or(value) } }),
    },
    {
      label: m.analyze_platform(),
      options: platformChoices(rows),
      value: selection.platform,
      choose: (value: string) => show({ selection: { platform: platforms.find((it) => it === value) ?? null } }),
    },
    {
      label: m.analyze_kind(),
      options: kindChoices(rows),
      value: selection.kind,
      choose: (value: string) => show({ selection: { kind: postedTypes.find((it) => it === value) ?? null } }),
    },
    {
      label: m.analyze_look(),
      options: lookChoices(rows, selection.kind),
      value: selection.look,
      choose: (value: string) => show({ selection: { look: or(value) } }),
    },
  ].filter(({ options, value }) => options.length > 2 || value !== null);
  return (
    <section aria-label={m.analyze_filters()} className="flex flex-wrap items-end gap-2 print:hidden">
      <div className="w-40 max-md:w-full">
        <Select
          label={m.analyze_period()}
          labelHidden
          options={periods}
          value={length === null ? CUSTOM : String(length)}
          onChange={(value) => show({ period: value === CUSTOM ? period : Number(value) })}
        />
      </div>
      {length === null && (
        <CustomDates key={`${period.from}/${period.to}`} period={period} onChange={(next) => show({ period: next })} />
      )}
      {filters.map(({ label, options, value, choose }) => (
        <div key={label} className="w-44 max-md:w-[calc(50%-0.25rem)]">
          <Select
            label={label}
            labelHidden
            options={withChosen(options, value)}
            value={value ?? ALL}
            onChange={choose}
          />
        </div>
      ))}
      {isNarrowed(selection) && (
        <Button variant="quiet" onClick={() => show({ selection: wholeProject })}>
          {m.analyze_clear_filters()}
        </Button>
      )}
    </section>
  );
}

/** A link may name what no post here has. */
const withChosen = <Option extends { value: string; label: string }>(
  options: readonly Option[],
  value: string | null,
) =>
  value === null || options.some((it) => it.value === value)
    ? options
    : [...options, { value, label: m.analyze_nothing_here() }];

/** Applied with Enter, or when the focus leaves both fields: a half-typed year is no period. */
function CustomDates({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const [{ from, to }, edit] = useState(period);
  const apply = () => (from !== period.from || to !== period.to) && onChange({ from, to });
  return (
    <form
      className="flex gap-2 max-md:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || apply()}
    >
      <TextInput
        label={m.analyze_from()}
        labelHidden
        type="date"
        value={from}
        onChange={(it) => edit({ from: it, to })}
      />
      <TextInput label={m.analyze_to()} labelHidden type="date" value={to} onChange={(it) => edit({ from, to: it })} />
      <input type="submit" hidden />
    </form>
  );
}
