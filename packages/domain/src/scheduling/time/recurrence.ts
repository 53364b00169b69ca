import * as z from "zod/mini";
import type { Instant } from "../../kernel/index.ts";
import { addDays, addMonths, weekdayOf } from "./wall-time.ts";
import { instantOf } from "./zone.ts";

/** More would be a plan that no one checks before it goes out. Our own choice. */
export const MOST_OCCURRENCES = 100;

/**
 * How a post is repeated. Each occurrence is a post of its own: it can be moved, edited or canceled alone, and none is
 * sent because another was. `skipped` names occurrences by their number, from 0.
 */
export const Recurrence = z.object({
  frequency: z.enum(["daily", "weekly", "monthly"]),
  /** Every how many days, weeks or months. */
  interval: z.number().check(z.int(), z.minimum(1), z.maximum(52)),
  /** Weekly only: ISO weekdays, 1 is Monday. None means the weekday of the first. */
  weekdays: z.array(z.number().check(z.int(), z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
  end: z.discriminatedUnion("type", [
    z.object({ type: z.literal("count"), count: z.number().check(z.int(), z.minimum(1), z.maximum(MOST_OCCURRENCES)) }),
    /** The last day, included: `2026-12-24`. */
    z.object({ type: z.literal("until"), date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "Choose a date.")) }),
  ]),
  skipped: z.array(z.number().check(z.int(), z.nonnegative())).check(z.maxLength(MOST_OCCURRENCES)),
});
export type Recurrence = z.infer<typeof Recurrence>;

/** One time of a repeated post. `index` counts also what is skipped, so that a number means the same one for ever. */
export type Occurrence = { index: number; wallTime: string; publishAt: Instant };

/**
 * The times of a repeated post, earliest first, at most a hundred. Each is the first one's wall time on its own day, so
 * that no change of clocks moves it: half past six stays half past six. A month without the day takes its last.
 * Throws a RangeError for an unknown zone.
 */
export function occurrences(rule: Recurrence, first: { wallTime: string; zone: string }): Occurrence[] {
  const limit = rule.end.type === "count" ? rule.end.count : MOST_OCCURRENCES;
  const found: Occurrence[] = [];
  for (let index = 0; index < limit; index += 1) {
    const wallTime = wallTimeOf(rule, first.wallTime, index);
    if (rule.end.type === "until" && wallTime.slice(0, 10) > rule.end.date) break;
    const publishAt = instantOf(wallTime, first.zone);
    if (publishAt !== null && !rule.skipped.includes(index)) found.push({ index, wallTime, publishAt });
  }
  return found;
}

/** Counted from the first, never from the one before: an error could not add up. */
function wallTimeOf({ frequency, interval, weekdays }: Recurrence, first: string, index: number): string {
  switch (frequency) {
    case "daily":
      return addDays(first, index * interval);
    case "monthly":
      return addMonths(first, index * interval);
    case "weekly":
      return onWeekday(first, weekdays, interval, index);
  }
}

function onWeekday(first: string, weekdays: readonly number[], interval: number, index: number): string {
  const start = weekdayOf(first);
  const wanted = [...new Set(weekdays.length > 0 ? weekdays : [start])].toSorted((a, b) => a - b);
  // The days of the first week that are already over count as not asked for.
  const before = wanted.filter((day) => day < start).length;
  const place = index + before;
  const weeks = Math.floor(place / wanted.length);
  const day = wanted[place % wanted.length] ?? start;
  return addDays(first, weeks * 7 * interval + day - start);
}
