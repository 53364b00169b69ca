import type { Instant } from "./instant.ts";
import { LAST } from "./last-instant.ts";

/** The value of a stored time that is absent or of a wrong type: the beginning of the epoch. */
export const UNKNOWN_TIME = 0 as Instant;

/**
 * The instant of a number of milliseconds. Throws a RangeError unless it is a whole, non-negative number up to the year
 * 9999.
 */
export function instant(milliseconds: number): Instant {
  if (!Number.isSafeInteger(milliseconds) || milliseconds < 0 || milliseconds > LAST)
    throw new RangeError(`Not an instant: ${milliseconds}`);
  return milliseconds as Instant;
}

/** `base` moved by a number of milliseconds, which may be negative. Never before the epoch or after the year 9999. */
export function later(base: Instant, milliseconds: number): Instant {
  return instant(Math.min(LAST, Math.max(0, Math.round(base + milliseconds))));
}

/** Durations in milliseconds, by the word. */
export const seconds = (count: number): number => count * 1000;
export const minutes = (count: number): number => count * 60_000;
export const hours = (count: number): number => count * 3_600_000;
export const days = (count: number): number => count * 86_400_000;
