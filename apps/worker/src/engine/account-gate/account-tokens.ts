import { type Instant, minutes } from "@vignette/domain/kernel";
import type { AccountTokens, Platform as PlatformName, RenewalTrouble } from "@vignette/domain/social-accounts";
import { DocumentError } from "../../adapters/documents/documents.ts";
import type { Access } from "../../adapters/platforms/account-gates.ts";
import type { PlatformAdapter } from "../../adapters/platforms/platform.ts";
import type { TokenSeal } from "../../adapters/platforms/token-seal.ts";
import type { StoredAccount } from "../../records/account/social-accounts.ts";
import type { SocialAccountStore } from "../../records/social-account-store.ts";

export type TokenDeps = {
  accountId: string;
  accounts: SocialAccountStore;
  platforms: Record<PlatformName, PlatformAdapter>;
  seal: TokenSeal;
  /** Survives a crash between the platform's answer and Firestore's: a rotated token exists only once. */
  journal: { read(): Promise<string | undefined>; write(sealed: string): Promise<void>; clear(): Promise<void> };
  /** Called when the state of the connection has changed, so that the owner's pages can be notified. */
  changed: (uid: string) => Promise<void>;
  now: () => Instant;
};

type Known = { account: StoredAccount; version: string; tokens: AccountTokens; readAt: Instant };

/** How long the gate trusts its cache, in milliseconds. Changes clear the cache; this covers those that were missed. */
const BELIEVED = minutes(5);

/** The tokens of one account. Concurrent callers share one refresh, and its result is stored before it is used. */
export function accountTokens(deps: TokenDeps) {
  let known: Known | null = null;
  let refused: string | null = null;
  let running: Promise<Access> | null = null;

  async function open(): Promise<Access> {
    const current = known && deps.now() - known.readAt < BELIEVED ? known : await load(deps);
    known = current;
    if (!current || current.account.state === "reconnect") return { type: "ended" };
    const { tokens, account } = current;
    const isRefused = refused === tokens.accessToken;
    const isDue = isRefused || account.renewalTrouble !== null;
    if (!isDue && !deps.platforms[account.platform].isStale(tokens, deps.now())) return accessOf(current);

    const renewal = await deps.platforms[account.platform].renew(tokens);
    switch (renewal.type) {
      case "renewed":
        known = await keep(deps, current, merged(tokens, renewal.tokens));
        return known ? accessOf(known) : { type: "unreachable", reason: "the account was changed meanwhile" };
      case "ended":
        known = null;
        await deps.accounts
          .patch(deps.accountId, { state: "reconnect", renewalTrouble: null, lastUpdated: deps.now() })
          .catch(ignoreMissing);
        await deps.changed(account.uid);
        return { type: "ended" };
      case "unreachable": {
        const holdsUntil = isRefused ? deps.now() : tokens.accessExpiresAt;
        const noted = await note(deps, current, { triedAt: deps.now(), said: renewal.said, holdsUntil });
        if (known === current) known = noted;
        return holdsUntil > deps.now() ? accessOf(current) : { type: "unreachable", reason: renewal.reason };
      }
    }
  }

  return {
    access(): Promise<Access> {
      running ??= open().finally(() => {
        running = null;
      });
      return running;
    },
    refuse(accessToken: string): void {
      refused = accessToken;
    },
    /** Clears the cache and any renewed tokens that are only in the journal: newer tokens are about to be stored. */
    async forget(): Promise<void> {
      known = null;
      await deps.journal.clear();
    },
  };
}

/**
 * The account and its latest tokens: from the document, or from the journal if a crash prevented the write to
 * Firestore.
 */
async function load(deps: TokenDeps): Promise<Known | null> {
  const stored = await deps.accounts.find(deps.accountId);
  if (!stored) return null;
  const tokens = await deps.seal.unseal(deps.accountId, stored.value.sealedTokens);
  const known = { account: stored.value, version: stored.version, tokens, readAt: deps.now() };
  const left = await deps.journal.read();
  if (left === undefined) return known;
  const late = await deps.seal.unseal(deps.accountId, left);
  return late.issuedAt > tokens.issuedAt ? await keep(deps, known, late) : known;
}

/**
 * Stores new tokens, first in the journal, which does not depend on Firestore. Null if the account was reconnected or
 * removed in the meantime.
 */
async function keep(deps: TokenDeps, known: Known, tokens: AccountTokens): Promise<Known | null> {
  const sealedTokens = await deps.seal.seal(deps.accountId, tokens);
  await deps.journal.write(sealedTokens);
  const change = {
    sealedTokens,
    connectionExpiresAt: tokens.refreshExpiresAt ?? tokens.accessExpiresAt,
    renewalTrouble: null,
    lastUpdated: deps.now(),
  };
  try {
    const version = await deps.accounts.patch(deps.accountId, change, known.version);
    await deps.journal.clear();
    if (known.account.renewalTrouble) await deps.changed(known.account.uid);
    return { account: { ...known.account, ...change }, version, tokens, readAt: deps.now() };
  } catch (error) {
    if (error instanceof DocumentError && (error.kind === "changed" || error.kind === "missing")) {
      await deps.journal.clear();
      return null;
    }
    // Firestore is unavailable: the journal keeps the tokens, which are valid.
    return { ...known, tokens, readAt: deps.now() };
  }
}

/**
 * Records for the owner that renewing failed. Nothing depends on it: if the write fails, the next failed renewal
 * records it, and an account that was reconnected in the meantime gets no record of the old connection's failure.
 */
async function note(deps: TokenDeps, known: Known, renewalTrouble: RenewalTrouble): Promise<Known> {
  try {
    const version = await deps.accounts.patch(deps.accountId, { renewalTrouble }, known.version);
    if (!known.account.renewalTrouble) await deps.changed(known.account.uid);
    return { ...known, account: { ...known.account, renewalTrouble }, version };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return known;
  }
}

/** A missing value never overwrites a valid one. */
function merged(old: AccountTokens, fresh: AccountTokens): AccountTokens {
  return {
    ...fresh,
    refreshToken: fresh.refreshToken ?? old.refreshToken,
    refreshExpiresAt: fresh.refreshExpiresAt ?? old.refreshExpiresAt,
  };
}

const accessOf = ({ account, tokens }: Known): Access => ({
  type: "open",
  accessToken: tokens.accessToken,
  platformAccountId: account.platformAccountId,
});

function ignoreMissing(error: unknown): void {
  if (!(error instanceof DocumentError && error.kind === "missing")) throw error;
}
