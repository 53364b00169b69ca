import { hours, minutes, seconds } from "../../kernel/index.ts";

/** How long each part of publishing may take, in milliseconds. Our own choice unless a source is named. */
export const budgets = {
  /** From the first attempt until we stop trying to hand the post over. Instagram needs up to 10 min for a reel. */
  sending: minutes(20),
  /** From the write that begins a commit until its call must have left. Later runs do not call any more. */
  leaving: seconds(10),
  /** From the begin of a commit until its answer counts as lost. Longer than any network call of ours. */
  answer: minutes(1),
  /**
   * Time from the platform's acceptance until the owner is asked to check. TikTok allows itself an hour to download.
   * Source: docs/platforms/tiktok.md#pull-from-url.
   */
  accepted: hours(1),
  /** From a commit whose answer was lost until we ask the owner to look. */
  lost: minutes(10),
  /** From a comment whose answer was lost until we ask the owner to look. No call of ours arrives so late. */
  comment: minutes(2),
  /** While a late commit may still arrive, "it is not there" is no answer. */
  late: seconds(30),
  /** From a commit until we stop asking by ourselves. */
  doubt: hours(24),
} as const;

/** How often the engine retries a failure that a retry may fix. */
export const MAX_TRIES = 3;

/** The pause before the next call after `tries` calls that led nowhere: 2, 4, 8 … at most 60 s. */
export function pauseAfter(tries: number): number {
  return seconds(Math.min(60, 2 ** Math.min(tries, 6)));
}

/**
 * The pause before asking again how the platform gets on. TikTok allows 30 questions a minute and token.
 * Source: docs/platforms/tiktok.md#errors-and-rate-limits.
 */
export function pollAfter(elapsed: number): number {
  if (elapsed < seconds(5)) return seconds(1);
  if (elapsed < seconds(20)) return seconds(2);
  if (elapsed < minutes(2)) return seconds(5);
  if (elapsed < minutes(10)) return seconds(15);
  return minutes(1);
}

/** The pause while a person may look as well: 5 min at first, then as long as it is already in doubt. */
export function pollInDoubt(elapsed: number): number {
  return Math.min(hours(4), Math.max(minutes(5), elapsed));
}
