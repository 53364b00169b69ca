import type { DailyTotals, Gains, GainsOfDay } from "../readings/daily-totals.ts";
import { sumOf } from "../readings/gains.ts";
import type { Day } from "../readings/reading-day.ts";
import { daysIn, type Period } from "./period.ts";
import { isGroupSelected, type Selection } from "./selection.ts";

/** What a selection gained on one day. `gains` is null if nothing was read: a gap, not a zero. */
export type DayInReport = {
  day: Day;
  gains: GainsOfDay | null;
  /** Accounts that were read before and after this day, but not on it: the sum lacks them. */
  withoutAccounts: string[];
};

type Totals = Pick<DailyTotals, "accountId" | "platform" | "day" | "gained" | "caughtUp" | "looks">;

/** Each day of a period with what the selection gained on it. `daily` may hold more than the period. */
export function gainedByDay(daily: readonly Totals[], period: Period, selection: Selection): DayInReport[] {
  const mine = daily.filter(
    ({ accountId, platform }) =>
      (selection.accountId === null || accountId === selection.accountId) &&
      (selection.platform === null || platform === selection.platform),
  );
  const byDay = Map.groupBy(mine, ({ day }) => day);
  const accounts = [...Map.groupBy(mine, ({ accountId }) => accountId)].map(([accountId, some]) => {
    const read = some.map(({ day }) => day).toSorted();
    return { accountId, first: read[0] ?? "", last: read.at(-1) ?? "", read: new Set(read) };
  });
  return daysIn(period).map((day) => {
    const parts = (byDay.get(day) ?? []).flatMap((it) => gainsOf(it, selection) ?? []);
    const without = accounts.filter(({ first, last, read }) => first < day && day < last && !read.has(day));
    return {
      day,
      gains: parts.length === 0 ? null : together(parts),
      withoutAccounts: without.map(({ accountId }) => accountId),
    };
  });
}

/** What a selection gained in a period, late gains included. A count that no platform told is absent. */
export function gainedIn(daily: readonly Totals[], period: Period, selection: Selection): Gains {
  const { gained, caughtUp } = together(gainedByDay(daily, period, selection).flatMap(({ gains }) => gains ?? []));
  return sumOf([gained, caughtUp]);
}

/** How much more than before, as a share: 0.12 is 12 % more. Null if nothing can be said. */
export const changeSince = (before: number | undefined, now: number | undefined): number | null =>
  before === undefined || now === undefined || before <= 0 ? null : now / before - 1;

/** Likes, comments and shares for each view, which all platforms tell; null without views. */
export function engagementOf(gains: Gains): number | null {
  const { views, likes, comments, shares } = gains;
  if (views === undefined || views <= 0) return null;
  return likes === undefined && comments === undefined && shares === undefined
    ? null
    : ((likes ?? 0) + (comments ?? 0) + (shares ?? 0)) / views;
}

/** Null if it is not known how the day's gains divide into looks. */
function gainsOf({ looks, ...all }: Totals, selection: Selection): GainsOfDay | null {
  if (selection.kind === null && selection.look === null) return all;
  if (!looks) return null;
  return together(Object.entries(looks).flatMap(([group, it]) => (isGroupSelected(selection, group) ? [it] : [])));
}

const together = (parts: readonly GainsOfDay[]): GainsOfDay => ({
  gained: sumOf(parts.map(({ gained }) => gained)),
  caughtUp: sumOf(parts.map(({ caughtUp }) => caughtUp)),
});
