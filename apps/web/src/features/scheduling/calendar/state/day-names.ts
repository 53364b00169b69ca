import { type Day, type ViewKind, weekOf } from "./days.ts";

/** `Tue 3 Nov`. */
export const shortDay = (day: Day): string => format(day, { weekday: "short", day: "numeric", month: "short" });
/** `Tuesday 3 November 2026`. */
export const longDay = (day: Day): string =>
  format(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
/** `Tue`. */
export const weekdayName = (day: Day): string => format(day, { weekday: "short" });
/** `3 Nov`. */
export const dayMonth = (day: Day): string => format(day, { day: "numeric", month: "short" });

/** The title of a view: `November 2026`, `2 – 8 Nov 2026`, `Tuesday 3 November 2026`. */
export function viewTitle(view: ViewKind, day: Day): string {
  if (view === "day") return longDay(day);
  if (view !== "week") return format(day, { month: "long", year: "numeric" });
  const [first = day, last = day] = [weekOf(day)[0], weekOf(day)[6]];
  const start = first.slice(0, 7) === last.slice(0, 7) ? String(Number(first.slice(8))) : dayMonth(first);
  return `${start} – ${dayMonth(last)} ${last.slice(0, 4)}`;
}

function format(day: Day, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }).format(new Date(`${day}T12:00Z`));
  return text.replaceAll(",", "");
}
