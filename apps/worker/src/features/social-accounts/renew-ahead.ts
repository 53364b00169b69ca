import { days, type Instant, later } from "@vignette/domain/kernel";
import type { AccountGates } from "../../adapters/platforms/account-gates.ts";
import type { SocialAccountStore } from "../../records/social-account-store.ts";

type Deps = { accounts: SocialAccountStore; gates: AccountGates; now: Instant };

/**
 * From so long before its end a connection is renewed, also where nothing is posted.
 * Source: docs/platforms/instagram.md#login.
 */
const AHEAD = days(30);
/** Accounts asked for in one go: what could not be renewed now is asked again in the next hour. Our own choice. */
const AT_ONCE = 100;

/**
 * Opens the accounts whose connection ends within a month, and those that could not be renewed, which renews what can
 * be renewed: a post that is planned beyond that end must not find it gone. One at a time per account, as its gate sees
 * to. Returns how many are open.
 */
export async function renewAhead({ accounts, gates, now }: Deps): Promise<number> {
  const found = await Promise.all([accounts.endingBefore(later(now, AHEAD), AT_ONCE), accounts.notRenewed(AT_ONCE)]);
  let open = 0;
  for (const id of new Set(found.flat().map((it) => it.id))) {
    const access = await gates(id)
      .access()
      .catch(() => null);
    if (access?.type === "open") open += 1;
  }
  return open;
}
