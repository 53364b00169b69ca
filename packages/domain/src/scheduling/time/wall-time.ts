import { days } from "../../kernel/index.ts";

/** A wall time such as `2026-11-03T18:30` on another day, at the same time of day. */
export function addDays(wallTime: string, count: number): string {
  return asWallTime(new Date(asUtc(wallTime) + days(count)));
}

/** The same day of another month; the last day where the month is shorter. */
export function addMonths(wallTime: string, count: number): string {
  const from = new Date(asUtc(wallTime));
  const target = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count, 1));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(from.getUTCDate(), last));
  return `${asWallTime(target).slice(0, 10)}${wallTime.slice(10)}`;
}

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
export function weekdayOf(wallTime: string): number {
  return new Date(asUtc(wallTime)).getUTCDay() || 7;
}

/** Whole days from one wall time to a later one, regardless of clock changes; negative if it is earlier. */
export function daysFrom(earlier: string, wallTime: string): number {
  return Math.floor((asUtc(wallTime) - asUtc(earlier)) / days(1));
}

/** Calendars have no zone: UTC only serves to count. */
const asUtc = (wallTime: string) => Date.parse(`${wallTime}:00Z`);
const asWallTime = (date: Date) => date.toISOString().slice(0, 16);
