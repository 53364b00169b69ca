import { type Instant, instant } from "@vignette/domain/kernel";

/** A month of this browser's calendar, as a half-open range of moments. */
export type Month = { year: number; month: number };

/** The month that holds a moment, here. */
export function monthOf(moment: Instant): Month {
  const date = new Date(moment);
  return { year: date.getFullYear(), month: date.getMonth() };
}

/** `count` months later, or earlier where it is negative. */
export function monthsFrom({ year, month }: Month, count: number): Month {
  const index = year * 12 + month + count;
  return { year: Math.floor(index / 12), month: ((index % 12) + 12) % 12 };
}

/** From the first moment of the month to the first of the next. */
export function rangeOf({ year, month }: Month): { from: Instant; to: Instant } {
  return { from: instant(new Date(year, month, 1).getTime()), to: instant(new Date(year, month + 1, 1).getTime()) };
}

/** `November 2026`. */
export function monthName({ year, month }: Month): string {
  return new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" }).format(new Date(year, month, 1));
}
