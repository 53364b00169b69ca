import { type Instant, Refusal } from "../../kernel/index.ts";
import { comesBack } from "../limit.ts";

/** Too few credits. Says what is left, what it takes, and when credits come back. */
export function tooFewCredits(
  { left, needed, limit }: { left: number; needed: number; limit: number },
  resetsAt: Instant,
  now: Instant,
): Refusal {
  const has = left === 0 ? `All ${limit} credits of your plan are used` : `You have ${left} of ${limit} credits left`;
  return new Refusal(
    "limit",
    "usage.over-credits",
    `${has}, and this needs ${needed}. ${comesBack(resetsAt, now)} Upgrade in Settings for more.`,
  ).with({ left, limit, needed, resetsAt });
}

/** Too many calls that cost in a short time. */
export function tooFast(waitMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refusal(
    "limit",
    "usage.too-fast",
    `Too many requests. Try again in ${seconds} second${seconds === 1 ? "" : "s"}.`,
  ).with({ seconds });
}
