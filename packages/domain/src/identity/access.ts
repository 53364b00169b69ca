import { type Instant, Refusal } from "../kernel/index.ts";
import { operator } from "../support/index.ts";

/** What the records say about a user who shows a valid token. */
export type Standing = {
  /** Since when an admin has kept the user out; null for everyone else. */
  disabledAt: Instant | null;
  /** When the account was deleted. */
  deletedAt: Instant | null;
};

/** How long after disabling or deletion a valid token may still be accepted, in ms. Source: ADR 49. */
export const STANDING_KEPT_FOR = 30_000;

/** Null if the user may come in. */
export function refuseAccess({ disabledAt, deletedAt }: Standing): Refusal | null {
  if (disabledAt !== null) return accountDisabled();
  return deletedAt === null ? null : accountDeleted();
}

/** What a disabled user reads at login and in the app. */
const ACCOUNT_DISABLED = `This account is disabled. If you think this is a mistake, write to ${operator.supportEmail}.`;

export const accountDisabled = () =>
  new Refusal("signed-out", "identity.disabled", ACCOUNT_DISABLED).with({ email: operator.supportEmail });
export const accountDeleted = () => new Refusal("signed-out", "identity.deleted", "This account was deleted.");
