import { type Instant, later } from "@vignette/domain/kernel";
import { addDays, addMonths, instantOf, wallTimeAt, weekdayOf } from "@vignette/domain/scheduling";
import { WEEK_START } from "../../../../shared/times/week-start.ts";

/** A day of the calendar, without a zone: `2026-11-03`. */
export type Day = string;
export type ViewKind = "month" | "week" | "day" | "list";
export type InstantRange = { from: Instant; to: Instant };

/** The day that clocks in a zone show at an instant. */
export const dayAt = (moment: Instant, zone: string): Day => wallTimeAt(moment, zone).slice(0, 10);

export const dayPlus = (day: Day, count: number): Day => addDays(`${day}T00:00`, count).slice(0, 10);
export const monthPlus = (day: Day, count: number): Day => addMonths(`${day}T00:00`, count).slice(0, 10);
/** 1 is Monday, 7 is Sunday. */
const weekday = (day: Day): number => weekdayOf(`${day}T00:00`);
export const isSameMonth = (a: Day, b: Day): boolean => a.slice(0, 7) === b.slice(0, 7);
/** Whether a text from the URL is an existing day. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && instantOf(`${text}T12:00`, "UTC") !== null;

/** The week of a day, from the reader's first weekday on. */
export function weekOf(day: Day, weekStart = WEEK_START): Day[] {
  const first = dayPlus(day, -((weekday(day) - weekStart + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => dayPlus(first, index));
}

/** The four to six whole weeks that contain a month. */
export function monthGrid(day: Day, weekStart = WEEK_START): Day[] {
  const first = `${day.slice(0, 7)}-01`;
  const [start = first] = weekOf(first, weekStart);
  const end = weekOf(dayPlus(monthPlus(first, 1), -1), weekStart).at(-1) ?? start;
  const days: Day[] = [];
  for (let at = start; at <= end; at = dayPlus(at, 1)) days.push(at);
  return days;
}

/** From the start of the first day to the end of the last, by the clocks of a zone. */
export function spanOf(days: readonly Day[], zone: string): InstantRange {
  const [first = "1970-01-02"] = days;
  return { from: startOf(first, zone), to: later(startOf(dayPlus(days.at(-1) ?? first, 1), zone), -1) };
}

/** The days that a view shows. A list shows its month. */
export function daysOf(view: ViewKind, day: Day): Day[] {
  switch (view) {
    case "month":
      return monthGrid(day);
    case "week":
      return weekOf(day);
    case "day":
      return [day];
    case "list":
      return monthGrid(day).filter((it) => isSameMonth(it, day));
  }
}

/** The same view, one step on or back. */
export function step(view: ViewKind, day: Day, count: number): Day {
  if (view === "week") return dayPlus(day, 7 * count);
  return view === "day" ? dayPlus(day, count) : monthPlus(day, count);
}

/** Milliseconds that clocks in the zone are set forward (or, negative, back) in the course of a day. */
export function clockChange(day: Day, zone: string): number {
  return 86_400_000 - (startOf(dayPlus(day, 1), zone) - startOf(day, zone));
}

/** The later time that a skipped wall time becomes when the clocks change; null if it is not skipped. */
export function skippedTo(wallTime: string, zone: string): string | null {
  const moment = instantOf(wallTime, zone);
  const shown = moment === null ? wallTime : wallTimeAt(moment, zone);
  return shown === wallTime ? null : shown.slice(11);
}

function startOf(day: Day, zone: string): Instant {
  const moment = instantOf(`${day}T00:00`, zone);
  if (moment === null) throw new RangeError(`Not a day: ${day}`);
  return moment;
}
