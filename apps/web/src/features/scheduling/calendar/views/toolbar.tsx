import { m } from "@vignette/messages";
import { Button, IconButton, RadioGroup, Tooltip } from "@vignette/ui";
import { ChevronLeft, ChevronRight, Undo2 } from "@vignette/ui/icons";
import { useCalendar } from "../state/calendar-context.ts";
import { viewTitle } from "../state/day-names.ts";
import { dayAt, step, type ViewKind, weekOf } from "../state/days.ts";
import type { Undo } from "../state/use-undo.ts";
import { FilterMenu } from "./filter-menu.tsx";
import { ZonePicker } from "./zone-picker.tsx";

type ToolbarProps = { narrow: boolean; last: Undo | null; onUndo: () => void };

const kinds: { value: ViewKind; label: string }[] = [
  { value: "month", label: m.calendar_month() },
  { value: "week", label: m.calendar_week() },
  { value: "day", label: m.calendar_day() },
  { value: "list", label: m.calendar_list() },
];

/** Chooses the days, the view and the filters. */
export function Toolbar({ narrow, last, onUndo }: ToolbarProps) {
  const { view, now, selection } = useCalendar();
  // A phone has one view: a week and its list.
  const kind = narrow ? "week" : view.kind;
  const go = (count: number) => {
    const day = step(kind, view.day, count);
    // Its list starts with the chosen day: another week starts with its first day.
    view.show({ day: narrow ? (weekOf(day)[0] ?? day) : day });
  };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex items-center gap-1 max-md:-ml-3">
        <IconButton
          label={m.calendar_before({ kind: wordOf(kind) })}
          icon={<ChevronLeft size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => go(-1)}
        />
        <h2
          aria-live="polite"
          className="tabular min-w-34 text-center font-text text-read font-semibold tracking-normal"
        >
          {viewTitle(kind, view.day)}
        </h2>
        <IconButton
          label={m.calendar_after({ kind: wordOf(kind) })}
          icon={<ChevronRight size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => go(1)}
        />
        <Button variant="quiet" onClick={() => view.show({ day: dayAt(now, view.zone) })}>
          {m.calendar_today()}
        </Button>
      </div>
      <div className="max-lg:order-1 lg:order-3">
        <ZonePicker />
      </div>
      {!narrow && (
        <div className="max-lg:order-2 lg:order-1">
          <RadioGroup
            label={m.calendar_view()}
            labelHidden
            inline
            options={kinds}
            value={view.kind}
            onChange={(next) => view.show({ kind: next })}
          />
        </div>
      )}
      <div className="order-2 flex flex-wrap items-center gap-1 lg:ml-auto max-md:-ml-3">
        {last && (
          <Tooltip label={m.calendar_undo_keys()}>
            <Button variant="quiet" icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />} onClick={onUndo}>
              {last.label}
            </Button>
          </Tooltip>
        )}
        <Button
          variant="quiet"
          aria-pressed={selection.picking}
          onClick={() => (selection.picking ? selection.clear() : selection.setPicking(true))}
        >
          {selection.picking ? m.app_done() : m.calendar_select()}
        </Button>
        <FilterMenu />
      </div>
    </div>
  );
}

const wordOf = (kind: ViewKind) =>
  ({ month: m.calendar_month(), week: m.calendar_week(), day: m.calendar_day(), list: m.calendar_month() })[kind];
