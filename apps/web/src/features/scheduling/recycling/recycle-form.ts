import { RecycleRule } from "@vignette/domain/scheduling";

/** The rule as typed: a field may be empty. */
export type RecycleForm = Pick<RecycleRule, "accountIds"> & Record<RecycleNumber, string>;
export type RecycleNumber = "timesMedian" | "restDays" | "mostTimes" | "perWeek";

export function formOf({ accountIds, timesMedian, restDays, mostTimes, perWeek }: RecycleRule): RecycleForm {
  const numbers = { timesMedian, restDays, mostTimes, perWeek };
  return { accountIds, ...mapped(numbers, String) };
}

/** The rule that a form describes; null as long as a number is missing or out of bounds. */
export function recycleRuleOf({ accountIds, ...numbers }: RecycleForm, on: boolean): RecycleRule | null {
  const parsed = RecycleRule.safeParse({ on, accountIds, ...mapped(numbers, (it) => (it === "" ? null : Number(it))) });
  return parsed.success ? parsed.data : null;
}

function mapped<A, B>(numbers: Record<RecycleNumber, A>, change: (value: A) => B): Record<RecycleNumber, B> {
  const { timesMedian, restDays, mostTimes, perWeek } = numbers;
  return {
    timesMedian: change(timesMedian),
    restDays: change(restDays),
    mostTimes: change(mostTimes),
    perWeek: change(perWeek),
  };
}
