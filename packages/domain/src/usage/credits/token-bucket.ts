import { type Instant, later } from "../../kernel/index.ts";
import type { Bucket } from "./credits.ts";

/** How many tokens a bucket holds, and how long it takes for one more to come, in ms. */
export type BucketRule = { size: number; refillMs: number };

/** What taking a token leads to: the bucket afterwards, or how long to wait for a token, in ms. */
export type TokenTaken = { bucket: Bucket; waitMs: 0 } | { bucket: null; waitMs: number };

/** Calls that cost: 30 at once, then one every four seconds. Our own choice: faster than anyone can use the results. */
export const PAID_CALLS: BucketRule = { size: 30, refillMs: 4000 };

/**
 * Takes a token from a bucket that fills up steadily. A bucket that was never used is full, and so is one from the
 * future: a clock that was set back must not lock the user out.
 */
export function takeToken(before: Bucket | null, { size, refillMs }: BucketRule, now: Instant): TokenTaken {
  const { tokens, at } = before === null || before.at > now ? { tokens: size, at: now } : before;
  const filled = tokens + Math.floor((now - at) / refillMs);
  if (filled < 1) return { bucket: null, waitMs: refillMs - (now - at) };
  // A full bucket begins to fill when a token is taken; another one keeps the part of the next token.
  const since = filled >= size ? now : later(now, -((now - at) % refillMs));
  return { bucket: { tokens: Math.min(size, filled) - 1, at: since }, waitMs: 0 };
}
