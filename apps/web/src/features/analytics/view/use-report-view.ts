import { dayOf } from "@vignette/domain/analytics";
import { instant } from "@vignette/domain/kernel";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { changedQuery, type ReportView, type ViewChange, viewIn } from "./report-view.ts";

export type ReportControl = { view: ReportView; show: (change: ViewChange) => void };

/** What the report shows, read from the address, and a way to change it. */
export function useReportView(): ReportControl {
  const [query, setQuery] = useSearchParams();
  const today = dayOf(instant(Date.now()));
  const view = useMemo(() => viewIn(query, today), [query, today]);
  const show = useCallback(
    (change: ViewChange) => setQuery((before) => changedQuery(before, change), { preventScrollReset: true }),
    [setQuery],
  );
  return { view, show };
}
