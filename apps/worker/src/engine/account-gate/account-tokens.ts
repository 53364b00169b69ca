import { type Instant, minutes } from "@vignette/domain/kernel";
import type { AccountTokens, Platform as PlatformName, RenewalTrouble } from "@vignette/domain/social-accounts";
import { DocumentError } from "../../adapters/documents/documents.ts";
import type { Access } from "../../adapters/platforms/account-gates.ts";
import type { Platform } from "../../adapters/platforms/platform.ts";
import type { TokenSeal } from "../../adapters/platforms/token-seal.ts";
import type { StoredAccount } from "../../records/account/social-accounts.ts";
import type { SocialAccountStore } from "../../records/social-account-store.ts";

export type TokenDeps = {
  accountId: string;
  accounts: SocialAccountStore;
  platforms: Record<PlatformName, Platform>;
  seal: TokenSeal;
  /** Survives a crash between the platform's answer and Firestore's: a rotated token exists only once. */
  journal: { read(): Promise<string | undefined>; write(sealed: string): Promise<void>; clear(): Promise<void> };
  /** How the connection stands has changed: whoever it belongs to should hear of it. */
  changed: (uid: string) => Promise<void>;
  now: () => Instant;
};

type Known = { account: StoredAccount; version: string; tokens: AccountTokens; readAt: Instant };

/** How long the gate believes its own copy, in milliseconds. It is told of changes; this is for those it missed. */
const BELIEVED = minutes(5);

/** The tokens of one account. However many ask at once, one refresh runs, and its answer is stored before it is used. */
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
    /** Forgets what it knew, also what a refresh that nobody stored has brought: newer tokens are on their way. */
    async forget(): Promise<void> {
      known = null;
      await deps.journal.clear();
    },
  };
}

/** The account and its latest tokens: those of the document, or those that a crash kept from getting there. */
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

/** Stores new tokens, first where nothing but we can fail. Null if somebody connected the account anew meanwhile. */
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
    // Firestore is away: the journal keeps the tokens, and they work.
    return { ...known, tokens, readAt: deps.now() };
  }
}

/**
 * Writes down for the owner that renewing failed. Nothing depends on it: where it cannot be written the next failure
 * tells, and whoever connected the account anew meanwhile is not told of the old one's trouble.
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

/** An empty value never overwrites one that works. */
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
