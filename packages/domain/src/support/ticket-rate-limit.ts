import * as z from "zod/mini";
import { hours, Instant, Refusal } from "../kernel/index.ts";
import { operator } from "./operator.ts";

/** Support requests that a user may send within an hour. Our own choice: more than anyone needs, fewer than a script sends. */
export const TICKETS_PER_HOUR = 6;

/** When a user sent their latest requests. Collection `support_turns`, keyed by uid. */
export const TicketRateLimit = z.object({ uid: z.string(), at: z.array(Instant) });
export type TicketRateLimit = z.infer<typeof TicketRateLimit>;

/** The times of the last hour with `now` added, or a refusal if there are already TICKETS_PER_HOUR. */
export function withTicketAt({ uid, at }: TicketRateLimit, now: Instant): TicketRateLimit | Refusal {
  const recent = at.filter((sentAt) => now - sentAt < hours(1));
  return recent.length < TICKETS_PER_HOUR ? { uid, at: [...recent, now] } : tooManyTickets();
}

const tooManyTickets = () =>
  new Refusal(
    "limit",
    "support.too-many",
    `You've sent ${TICKETS_PER_HOUR} requests in the last hour, and we received them all. Wait a while, or email ${operator.supportEmail}.`,
  ).with({ most: TICKETS_PER_HOUR, email: operator.supportEmail });
