import type { Recurrence } from "@vignette/domain/scheduling";
import { listText } from "../../../../shared/formats.ts";
import { weekdayNames } from "../../../../shared/times/weekday-names.ts";
import { shortDay } from "../state/day-names.ts";

const units: Record<Recurrence["frequency"], [one: string, many: string]> = {
  daily: ["day", "days"],
  weekly: ["week", "weeks"],
  monthly: ["month", "months"],
};

/** `Every 2 weeks on Mon and Thu, 8 times`. */
export function recurrenceLabel({ frequency, interval, weekdays, end }: Recurrence): string {
  const [one, many] = units[frequency];
  const every = interval === 1 ? `Every ${one}` : `Every ${interval} ${many}`;
  const names = weekdays.flatMap((it) => weekdayNames[it - 1] ?? []);
  const on = frequency === "weekly" && names.length > 0 ? ` on ${listText(names)}` : "";
  const until = end.type === "count" ? `${end.count} times` : `until ${shortDay(end.date)}`;
  return `${every}${on}, ${until}`;
}
