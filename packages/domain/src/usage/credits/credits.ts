import * as z from "zod/mini";
import { hours, Instant } from "../../kernel/index.ts";

/** What the calls to one model kind of one provider came to. */
export const SpendLine = z.object({
  calls: z.catch(z.number(), 0),
  credits: z.catch(z.number(), 0),
  /** Millionths of a US dollar, at list price. */
  micros: z.catch(z.number(), 0),
});
export type SpendLine = z.infer<typeof SpendLine>;

/** Credits that are held for work under way. */
const Booking = z.object({ credits: z.catch(z.number(), 0), at: z.catch(z.number(), 0) });

/** The tokens left in a bucket that refills over time. */
export const Bucket = z.object({ tokens: z.number(), at: Instant });
export type Bucket = z.infer<typeof Bucket>;

/**
 * What a user's AI calls and renders cost in a period, in credits: what was spent, and what is held for work under way.
 * Collection `credits`, keyed like `usage_periods`. Source: ADR 45.
 */
export const Credits = z.object({
  uid: z.string(),
  startsAt: Instant,
  resetsAt: Instant,
  spent: z.catch(z.number(), 0),
  /** Given by an admin, in addition to the plan. */
  granted: z.catch(z.number(), 0),
  /** By the id of the work: a call, a generation job, a render. */
  booked: z.catch(z.record(z.string(), Booking), {}),
  /** The calls that may follow at once; null while all may. */
  bucket: z.catch(z.nullable(Bucket), null),
  /** By day (`2026-11-23`), then by provider and model kind (`openai text`), for the admins' overview. */
  days: z.catch(z.record(z.string(), z.record(z.string(), SpendLine)), {}),
  expiresAt: Instant,
});
export type Credits = z.infer<typeof Credits>;

/** How long credits are held for work that never ended, in ms. Our own choice: the longest batch takes less. */
const HELD_FOR = hours(6);

/** The bookings that still hold credits. */
export function heldBookings({ booked }: Pick<Credits, "booked">, now: Instant): Credits["booked"] {
  return Object.fromEntries(Object.entries(booked).filter(([, it]) => it.credits > 0 && it.at + HELD_FOR > now));
}

/** The credits that are gone or held. */
export function creditsTaken(record: Pick<Credits, "spent" | "booked">, now: Instant): number {
  return Object.values(heldBookings(record, now)).reduce((sum, it) => sum + it.credits, record.spent);
}
