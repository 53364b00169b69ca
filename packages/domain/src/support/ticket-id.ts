import type { Instant } from "../kernel/index.ts";

const LOWEST = 10_000;
const COUNT = 90_000;

/** A ticket's id. Source: spec §9, Support: `VG-{year}-{month as 2 digits}-{5-digit random number}`. */
export const TICKET_ID = /^VG-\d{4}-(0[1-9]|1[0-2])-\d{5}$/;

/**
 * The id of a ticket opened at `now` (UTC), e.g. `VG-2026-11-48213`. `random` is any whole number from 0; those that
 * leave the same remainder of 90 000 give the same id, so storing a ticket must fail if its id is taken.
 */
export function ticketId(now: Instant, random: number): string {
  const date = new Date(now);
  const month = String(date.getUTCMonth() + 1).padStart(2, "0");
  return `VG-${date.getUTCFullYear()}-${month}-${LOWEST + (random % COUNT)}`;
}
