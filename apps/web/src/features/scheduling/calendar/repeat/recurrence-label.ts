import type { Recurrence } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { listText } from "../../../../shared/formats.ts";
import { weekOrder } from "../../../../shared/times/week-start.ts";
import { weekdayNames } from "../../../../shared/times/weekday-names.ts";
import { shortDay } from "../state/day-names.ts";

type Often = { readonly each: () => string; readonly every: (values: { count: number }) => string };

/** What each unit is called alone and in numbers: Japanese has a word of its own for "every day". */
const units: Record<Recurrence["frequency"], Often> = {
  daily: { each: m.calendar_every_day, every: m.calendar_every_days },
  weekly: { each: m.calendar_every_week, every: m.calendar_every_weeks },
  monthly: { each: m.calendar_every_month, every: m.calendar_every_months },
};

/** `Every 2 weeks on Mon and Thu, 8 times`. */
export function recurrenceLabel({ frequency, interval, weekdays, end }: Recurrence): string {
  const often = interval === 1 ? units[frequency].each() : units[frequency].every({ count: interval });
  const names = weekOrder.filter((it) => weekdays.includes(it)).flatMap((it) => weekdayNames[it - 1] ?? []);
  const isOnDays = frequency === "weekly" && names.length > 0;
  const every = isOnDays ? m.calendar_repeat_on_days({ every: often, days: listText(names) }) : often;
  return end.type === "count"
    ? m.calendar_repeat_times({ every, count: end.count })
    : m.calendar_repeat_until({ every, day: shortDay(end.date) });
}
