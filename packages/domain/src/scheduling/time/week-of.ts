import type { Instant } from "../../kernel/index.ts";
import { addDays, weekdayOf } from "./wall-time.ts";
import { wallTimeAt } from "./zone.ts";

/** The Monday of the week of `at`, by the clocks of a zone, such as `2026-11-23`. Throws a RangeError for an unknown zone. */
export function weekOf(at: Instant, zone: string): string {
  const wallTime = wallTimeAt(at, zone);
  return addDays(wallTime, 1 - weekdayOf(wallTime)).slice(0, 10);
}
