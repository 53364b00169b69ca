import { useCallback } from "react";
import { storedValue } from "../../../../shared/storage/stored-value.ts";
import { useStoredValue } from "../../../../shared/storage/use-stored-value.ts";
import { useAddressQuery } from "../../../../shared/use-address-query.ts";
import type { Day, ViewKind } from "./days.ts";
import { afterPress, type FilterChoice, type Filters, filtersIn } from "./filters.ts";
import { keptZone, shownDay, zoneOf } from "./shown-days.ts";

const kinds: readonly ViewKind[] = ["month", "week", "day", "list"];
const keptView = storedValue("calendar-view");

export type CalendarView = { kind: ViewKind; day: Day; filters: Filters; zone: string };
export type ViewControl = CalendarView & {
  show: (change: Partial<Pick<CalendarView, "kind" | "day" | "filters">>) => void;
  /** Adds a choice to the filters, or takes it back. Of several presses in a row each counts. */
  press: (choice: FilterChoice) => void;
  setZone: (zone: string) => void;
};

/**
 * Which days, view and filters the calendar shows. They are part of the address, so that Back works and a week can be
 * shared.
 */
export function useView(): ViewControl {
  const [query, changeQuery] = useAddressQuery();
  const zone = zoneOf(useStoredValue(keptZone));
  const keptKind = useStoredValue(keptView);

  const show = useCallback<ViewControl["show"]>(
    (change) => {
      if (change.kind) keptView.write(change.kind);
      changeQuery((before) => changed(before, change));
    },
    [changeQuery],
  );
  return {
    kind: kinds.find((it) => it === (query.get("view") ?? keptKind)) ?? "month",
    day: shownDay(query, zone),
    filters: filtersIn(query),
    zone,
    show,
    press: (choice) => changeQuery((before) => changed(before, { filters: afterPress(filtersIn(before), choice) })),
    setZone: (next) => keptZone.write(next),
  };
}

function changed(before: URLSearchParams, change: Parameters<ViewControl["show"]>[0]): URLSearchParams {
  const next = new URLSearchParams(before);
  const set = (name: string, value: string | undefined) => {
    if (value === "") next.delete(name);
    else if (value !== undefined) next.set(name, value);
  };
  set("view", change.kind);
  set("day", change.day);
  set("accounts", change.filters?.accounts.join(","));
  set("states", change.filters?.states.join(","));
  return next;
}
