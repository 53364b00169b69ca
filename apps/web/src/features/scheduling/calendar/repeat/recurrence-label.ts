import type { Recurrence } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { listText } from "../../../../shared/formats.ts";
import { weekOrder } from "../../../../shared/times/week-start.ts";
import { weekdayNames } from "../../../../shared/times/weekday-names.ts";
import { shortDay } from "../state/day-names.ts";

const intervals: Record<Recurrence["frequency"], (values: { interval: number }) => string> = {
  daily: m.calendar_every_day,
  weekly: m.calendar_every_week,
  monthly: m.calendar_every_month,
};

/** `Every 2 weeks on Mon and Thu, 8 times`. */
export function recurrenceLabel({ frequency, interval, weekdays, end }: Recurrence): string {
  const often = intervals[frequency]({ interval });
  const names = weekOrder.filter((it) => weekdays.includes(it)).flatMap((it) => weekdayNames[it - 1] ?? []);
  const isOnDays = frequency === "weekly" && names.length > 0;
  const every = isOnDays ? m.calendar_repeat_on_days({ every: often, days: listText(names) }) : often;
  return end.type === "count"
    ? m.calendar_repeat_times({ every, count: end.count })
    : m.calendar_repeat_until({ every, day: shortDay(end.date) });
}
