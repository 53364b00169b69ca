import { dayOf } from "@vignette/domain/analytics";
import { instant } from "@vignette/domain/kernel";
import { useCallback, useMemo } from "react";
import { useAddressQuery } from "../../../shared/use-address-query.ts";
import { changedQuery, type ReportView, type ViewChange, viewIn } from "./report-view.ts";

export type ReportControl = { view: ReportView; show: (change: ViewChange) => void };

/** What the report shows, read from the address, and a way to change it. */
export function useReportView(): ReportControl {
  const [query, changeQuery] = useAddressQuery();
  const today = dayOf(instant(Date.now()));
  const view = useMemo(() => viewIn(query, today), [query, today]);
  const show = useCallback(
    (change: ViewChange) => changeQuery((before) => changedQuery(before, change), { preventScrollReset: true }),
    [changeQuery],
  );
  return { view, show };
}
