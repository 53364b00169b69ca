import * as z from "zod/mini";
import { hours, Instant, Refusal } from "../kernel/index.ts";
import { operator } from "./operator.ts";

/** Requests that one person may send within an hour. Our own choice: more than anybody in trouble, fewer than a script. */
export const TICKETS_PER_HOUR = 6;

/** When somebody sent their latest requests. Collection `support_turns`, keyed by uid. */
export const TicketRateLimit = z.object({ uid: z.string(), at: z.array(Instant) });
export type TicketRateLimit = z.infer<typeof TicketRateLimit>;

/** The turns with one more at `now`, or a refusal where the hour is full. Turns older than an hour are forgotten. */
export function withTicketAt({ uid, at }: TicketRateLimit, now: Instant): TicketRateLimit | Refusal {
  const recent = at.filter((turn) => now - turn < hours(1));
  return recent.length < TICKETS_PER_HOUR ? { uid, at: [...recent, now] } : tooManyTickets();
}

const tooManyTickets = () =>
  new Refusal(
    "limit",
    "support.too-many",
    `You have sent ${TICKETS_PER_HOUR} requests within an hour, and we have them all. Please wait a while, or write to ${operator.supportEmail}.`,
  );
