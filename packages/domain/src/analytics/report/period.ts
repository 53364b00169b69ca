import { days, type Instant, instant } from "../../kernel/index.ts";
import { dayOf } from "../readings/gains.ts";
import type { Day } from "../readings/reading-day.ts";

/** Calendar days in UTC, both inclusive. */
export type Period = { from: Day; to: Day };

/** The periods offered, in days up to today. Our own choice. */
export const periodLengths = [7, 28, 90] as const;
/** The longest period that can be chosen, in days: it is compared with the one before. Our own choice. */
export const LONGEST_PERIOD = 366;

/** The instant at which a day begins. */
export const startOf = (day: Day): Instant => instant(Date.parse(day));

/** A day so many days later, or earlier where negative. */
export const dayAfter = (day: Day, count: number): Day => dayOf(instant(startOf(day) + days(count)));

/** The last `count` days, today included. */
export const lastDays = (count: number, today: Day): Period => ({ from: dayAfter(today, 1 - count), to: today });

/** How many days a period has. */
export const lengthOf = ({ from, to }: Period): number => Math.round((startOf(to) - startOf(from)) / days(1)) + 1;

/** The equally long period right before. */
export const periodBefore = (period: Period): Period => ({
  from: dayAfter(period.from, -lengthOf(period)),
  to: dayAfter(period.from, -1),
});

/** All days of a period in order. */
export const daysIn = (period: Period): Day[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => dayAfter(period.from, index));

/** Whether an instant lies in a period. */
export const isIn = ({ from, to }: Period, at: Instant): boolean =>
  at >= startOf(from) && at < startOf(dayAfter(to, 1));

/** A period from two days of any order, at most as long as can be chosen and not beyond today; null if one is no day. */
export function customPeriod(from: string, to: string, today: Day): Period | null {
  if (![from, to].every(isDay)) return null;
  const [first = from, last = to] = [from, to].toSorted();
  const end = last < today ? last : today;
  if (first > end) return null;
  const period = { from: first, to: end };
  return lengthOf(period) > LONGEST_PERIOD ? lastDays(LONGEST_PERIOD, end) : period;
}

function isDay(text: string): boolean {
  const at = Date.parse(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && dayOf(instant(at)) === text;
}
