import {
  dayText,
  fullDateText,
  monthText,
  weekdayName as nameOfWeekday,
  rangeText,
  weekdayText,
} from "../../../../shared/formats.ts";
import { type Day, type ViewKind, weekOf } from "./days.ts";

/** `Tue, Nov 3`. */
export const shortDay = (day: Day): string => weekdayText(noon(day), "UTC");
/** `Tuesday, November 3, 2026`. */
export const longDay = (day: Day): string => fullDateText(noon(day), "UTC");
/** `Tue`. */
export const weekdayName = (day: Day): string => nameOfWeekday(noon(day), "UTC");
/** `Nov 3`. */
export const dayMonth = (day: Day): string => dayText(noon(day), "UTC");

/** The title of a view: `November 2026`, `Nov 2 – 8, 2026`, `Tuesday, November 3, 2026`. */
export function viewTitle(view: ViewKind, day: Day): string {
  if (view === "day") return longDay(day);
  if (view !== "week") return monthText(noon(day), "UTC");
  const [first = day, last = day] = [weekOf(day)[0], weekOf(day)[6]];
  return rangeText(noon(first), noon(last), "UTC");
}

/** A day of the calendar is the same in every zone. */
const noon = (day: Day): number => Date.parse(`${day}T12:00Z`);
