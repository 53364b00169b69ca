import { targetStates } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { Button, Checkbox, Popover } from "@vignette/ui";
import { ListFilter } from "@vignette/ui/icons";
import { targetLooks } from "../../../../shared/state/target-look.ts";
import { useCalendar } from "../state/calendar-context.ts";

/** Filters the calendar by account and state. The filter is in the URL, like the day. */
export function FilterMenu() {
  const { view, accounts } = useCalendar();
  const { filters } = view;
  const count = filters.accounts.length + filters.states.length;
  return (
    <Popover
      align="end"
      trigger={
        <Button variant="quiet" icon={<ListFilter size={16} strokeWidth={1.75} aria-hidden />}>
          {count === 0 ? m.calendar_filter() : m.calendar_filter_count({ count })}
        </Button>
      }
    >
      <fieldset>
        <legend className="text-base font-semibold">{m.app_accounts()}</legend>
        {accounts.length === 0 && <p className="py-1 text-dense text-ink-2">{m.calendar_none_connected_yet()}</p>}
        {accounts.map((account) => (
          <Checkbox
            key={account.id}
            label={`${platformNames[account.platform]} @${account.username}`}
            checked={filters.accounts.includes(account.id)}
            onChange={() => view.press({ accounts: account.id })}
          />
        ))}
      </fieldset>
      <fieldset className="mt-3">
        <legend className="text-base font-semibold">{m.calendar_states()}</legend>
        <div className="grid grid-cols-2 gap-x-2">
          {targetStates.map((state) => (
            <Checkbox
              key={state}
              label={targetLooks[state].label}
              checked={filters.states.includes(state)}
              onChange={() => view.press({ states: state })}
            />
          ))}
        </div>
      </fieldset>
      {count > 0 && (
        <Button wide onClick={() => view.show({ filters: { accounts: [], states: [] } })}>
          {m.calendar_show_everything()}
        </Button>
      )}
    </Popover>
  );
}
