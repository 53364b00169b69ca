import { days, type Instant } from "@vignette/domain/kernel";
import type { Occasion } from "@vignette/domain/notifications";
import type { AccountTokens, RenewalTrouble } from "@vignette/domain/social-accounts";
import type { StoredAccount } from "../../records/account/social-accounts.ts";

type Held = { account: StoredAccount; tokens: AccountTokens };

/**
 * How long before a connection stops working its owner hears that it cannot be renewed, in milliseconds: until then
 * the renewal is tried again each hour. Our own choice.
 */
const WORRYING = days(3);

/** What the owner is notified of when the platform has ended a connection; once for the tokens that it refused. */
export const endedOccasion = ({ account, tokens }: Held): Occasion => ({
  ...of(account),
  about: { kind: "connection-ended", ...facts(account) },
  occurrence: tokens.issuedAt,
});

/** What the owner is notified of when a renewal has failed again; null while there is enough time to try. */
export function troubleOccasion(
  { account, tokens }: Held,
  { holdsUntil }: RenewalTrouble,
  now: Instant,
): Occasion | null {
  if (holdsUntil - now > WORRYING) return null;
  const until = holdsUntil > now ? holdsUntil : null;
  return {
    ...of(account),
    about: { kind: "renewal-failing", ...facts(account), holdsUntil: until },
    occurrence: tokens.issuedAt,
  };
}

const of = ({ uid }: StoredAccount) => ({ uid, projectId: null, by: null });
const facts = ({ id, platform, username }: StoredAccount) => ({ accountId: id, platform, username });
