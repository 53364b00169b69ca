import { type Instant, minutes } from "@vignette/domain/kernel";
import type { CountedCall } from "../../adapters/platforms/account-gates.ts";

/** Maximum number of calls in any minute, per account. Source: docs/platforms/tiktok.md#errors-and-rate-limits. */
const perMinute: Record<CountedCall, number> = { "tiktok-init": 6, "tiktok-creator-info": 20 };

/** Books calls before they are made, so that posts of one account queue up instead of being refused. */
export function rateBudget(now: () => Instant) {
  const booked = new Map<CountedCall, Instant[]>();

  /** Milliseconds to wait; 0 if the call is booked. */
  return (call: CountedCall): number => {
    const recent = (booked.get(call) ?? []).filter((at) => now() - at < minutes(1));
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= perMinute[call]) return oldest + minutes(1) - now();
    booked.set(call, [...recent, now()]);
    return 0;
  };
}
