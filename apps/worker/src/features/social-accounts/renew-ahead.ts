import { days, type Instant, later } from "@vignette/domain/kernel";
import type { AccountGates } from "../../adapters/platforms/account-gates.ts";
import type { SocialAccountStore } from "../../records/stores/social-account-store.ts";

type Deps = { accounts: SocialAccountStore; gates: AccountGates; now: Instant };

/**
 * How long before its end a connection is renewed, even if nothing is posted. Source:
 * docs/platforms/instagram.md#login.
 */
const AHEAD = days(30);
/** Maximum number of accounts per query and run: the rest is tried in the next hour. Our own choice. */
const AT_ONCE = 100;

/**
 * Renews the connections that end within a month and those whose last renewal failed, so that a post planned beyond
 * that end can be published. Each account's gate allows one renewal at a time. Returns how many accounts have an open
 * connection.
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
