import { type Instant, instant } from "../kernel/index.ts";

/** The usage period: from `startsAt` (included) to `resetsAt` (excluded). */
export type Period = { startsAt: Instant; resetsAt: Instant };

/**
 * The usage period that holds `now`: from the latest monthly anniversary of the subscription to the next.
 * Without a subscription date it is the calendar month. Source: spec §9, Usage counting.
 *
 * Both ends are UTC midnights. A day that a month lacks falls on that month's last day
 * (subscribed on the 31st: resets on 28 February). Never throws.
 */
export function periodAt(now: Instant, subscribedAt: Instant | null): Period {
  const day = subscribedAt === null ? 1 : new Date(subscribedAt).getUTCDate();
  const today = new Date(now);
  const year = today.getUTCFullYear();
  const month = today.getUTCMonth();
  const anniversary = midnightOn(year, month, day);

  return anniversary <= now
    ? { startsAt: anniversary, resetsAt: midnightOn(year, month + 1, day) }
    : { startsAt: midnightOn(year, month - 1, day), resetsAt: anniversary };
}

function midnightOn(year: number, month: number, day: number): Instant {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return instant(Math.max(0, Date.UTC(year, month, Math.min(day, lastDay))));
}
