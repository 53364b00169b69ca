import { minutes } from "@vignette/domain/kernel";
import type { AccountTokens } from "@vignette/domain/social-accounts";
import { DocumentError } from "../../adapters/documents/documents.ts";
import type { TokenAccess } from "../../adapters/platforms/account-gates.ts";
import { endedOccasion } from "./account-occasions.ts";
import { type Known, loadTokens, saveRenewalTrouble, storeTokens, type TokenDeps } from "./stored-tokens.ts";

/** How long the gate trusts its cache, in milliseconds. Changes clear the cache; this covers those that were missed. */
const BELIEVED = minutes(5);

/** The tokens of one account. Concurrent callers share one refresh, and its result is stored before it is used. */
export function accountTokens(deps: TokenDeps) {
  let known: Known | null = null;
  let refused: string | null = null;
  let running: Promise<TokenAccess> | null = null;

  async function open(): Promise<TokenAccess> {
    const current = known && deps.now() - known.readAt < BELIEVED ? known : await loadTokens(deps);
    if (current === "unreadable") {
      known = null;
      return { type: "ended", unreadable: true };
    }
    known = current;
    if (!current || current.account.state === "reconnect") return { type: "ended" };
    const { tokens, account } = current;
    const isRefused = refused === tokens.accessToken;
    const isDue = isRefused || account.renewalTrouble !== null;
    if (!isDue && !deps.platforms[account.platform].isStale(tokens, deps.now())) return accessOf(current);

    const renewal = await deps.platforms[account.platform].renew(tokens);
    switch (renewal.type) {
      case "renewed":
        known = await storeTokens(deps, current, merged(tokens, renewal.tokens));
        return known ? accessOf(known) : { type: "unreachable" };
      case "ended":
        known = null;
        await deps.notify(endedOccasion(current));
        await deps.accounts
          .patch(deps.accountId, { state: "reconnect", renewalTrouble: null, lastUpdated: deps.now() })
          .catch(ignoreMissing);
        await deps.changed(account.uid);
        return { type: "ended" };
      case "unreachable": {
        const holdsUntil = isRefused ? deps.now() : tokens.accessExpiresAt;
        const noted = await saveRenewalTrouble(deps, current, { triedAt: deps.now(), said: renewal.said, holdsUntil });
        if (known === current) known = noted;
        return holdsUntil > deps.now() ? accessOf(current) : { type: "unreachable" };
      }
    }
  }

  return {
    access(): Promise<TokenAccess> {
      running ??= open().finally(() => {
        running = null;
      });
      return running;
    },
    refuse(accessToken: string): void {
      refused = accessToken;
    },
    /**
     * Seals the tokens with the current key. Gives what they were sealed with before; throws if it could not be stored.
     */
    async reseal(): Promise<"current" | "old" | "unreadable" | "gone"> {
      const before = await deps.accounts.find(deps.accountId);
      if (!before) return "gone";
      const loaded = await loadTokens(deps);
      if (loaded === "unreadable") return "unreadable";
      if (loaded === null) return "gone";
      known = loaded;
      if (await deps.seal.isCurrent(before.value.sealedTokens)) return "current";
      if (!(await deps.seal.isCurrent(loaded.account.sealedTokens))) throw new Error("The account was not resealed.");
      return "old";
    },
    /** Clears the cache and any renewed tokens that are only in the journal: newer tokens are about to be stored. */
    async forget(): Promise<void> {
      known = null;
      await deps.journal.clear();
    },
  };
}

/** A missing value never overwrites a valid one. */
function merged(old: AccountTokens, fresh: AccountTokens): AccountTokens {
  return {
    ...fresh,
    refreshToken: fresh.refreshToken ?? old.refreshToken,
    refreshExpiresAt: fresh.refreshExpiresAt ?? old.refreshExpiresAt,
  };
}

const accessOf = ({ account, tokens }: Known): TokenAccess => ({
  type: "open",
  accessToken: tokens.accessToken,
  platformAccountId: account.platformAccountId,
});

function ignoreMissing(error: unknown): void {
  if (!(error instanceof DocumentError && error.kind === "missing")) throw error;
}
