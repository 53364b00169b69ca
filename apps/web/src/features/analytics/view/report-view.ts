import {
  customPeriod,
  lastDays,
  type Period,
  periodLengths,
  type Selection,
  type SummedMetric,
  summedMetrics,
  wholeProject,
} from "@vignette/domain/analytics";
import { postedTypes } from "@vignette/domain/assets";
import { platforms } from "@vignette/domain/social-accounts";

/** What the report shows. All of it stands in the address, so that Back works and a report can be shared. */
export type ReportView = {
  period: Period;
  /** Days up to today; null for a period of the user's own. */
  length: number | null;
  selection: Selection;
  metric: SummedMetric;
};

const USUAL_LENGTH = 28;

/** Reads a view from an address. What is missing or makes no sense is as usual. `today` is a day in UTC. */
export function viewIn(query: URLSearchParams, today: string): ReportView {
  const custom = customPeriod(query.get("from") ?? "", query.get("to") ?? "", today);
  const length = periodLengths.find((it) => String(it) === query.get("days")) ?? USUAL_LENGTH;
  const kind = postedTypes.find((it) => it === query.get("kind")) ?? null;
  return {
    period: custom ?? lastDays(length, today),
    length: custom ? null : length,
    selection: {
      accountId: query.get("account"),
      platform: platforms.find((it) => it === query.get("platform")) ?? null,
      kind,
      look: query.get("look"),
    },
    metric: summedMetrics.find((it) => it === query.get("metric")) ?? "views",
  };
}

export type ViewChange = {
  period?: number | Period;
  selection?: Partial<Selection>;
  metric?: SummedMetric;
};

/** The address after a change. What is as usual is left out. */
export function changedQuery(before: URLSearchParams, { period, selection, metric }: ViewChange): URLSearchParams {
  const next = new URLSearchParams(before);
  const set = (name: string, value: string | null | undefined) => {
    if (value === null) next.delete(name);
    else if (value !== undefined) next.set(name, value);
  };
  if (period !== undefined) {
    const isLength = typeof period === "number";
    set("days", isLength && period !== USUAL_LENGTH ? String(period) : null);
    set("from", isLength ? null : period.from);
    set("to", isLength ? null : period.to);
  }
  set("account", selection?.accountId);
  set("platform", selection?.platform);
  set("kind", selection?.kind);
  // A look belongs to one kind.
  set("look", selection?.kind === undefined ? selection?.look : null);
  set("metric", metric === "views" ? null : metric);
  return next;
}

/** Whether anything is left out of the report. */
export const isNarrowed = (selection: Selection): boolean =>
  Object.keys(wholeProject).some((name) => selection[name as keyof Selection] !== null);
