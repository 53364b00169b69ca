import { days, type Instant } from "../kernel/index.ts";
import type { SocialAccount } from "./account.ts";

/**
 * A connection that renews by itself does so long before this; one that is so near its end did not.
 * Source: docs/platforms/instagram.md#login.
 */
export const ENDS_SOON = days(7);

/** The state of an account's connection: it renews automatically, it is about to end unexpectedly, or it ended. */
export type Connection = "renews" | "ending" | "ended";

export function connectionOf(
  { state, connectionExpiresAt }: Pick<SocialAccount, "state" | "connectionExpiresAt">,
  now: Instant,
): Connection {
  if (state === "reconnect" || connectionExpiresAt <= now) return "ended";
  return connectionExpiresAt - now < ENDS_SOON ? "ending" : "renews";
}
