import type { Instant } from "@vignette/domain/kernel";
import type { AccountTokens, Platform as PlatformName, RenewalTrouble } from "@vignette/domain/social-accounts";
import { DocumentError, type Stored } from "../../adapters/documents/documents.ts";
import { ignoreOvertaken } from "../../adapters/documents/ignore-overtaken.ts";
import type { PlatformAdapter } from "../../adapters/platforms/platform.ts";
import { SealUnreadable, type TokenSeal } from "../../adapters/platforms/token-seal.ts";
import type { Notifier } from "../../notifications/notifier.ts";
import type { StoredAccount } from "../../records/account/social-accounts.ts";
import type { SocialAccountStore } from "../../records/stores/social-account-store.ts";
import { troubleOccasion } from "./account-occasions.ts";

export type TokenDeps = {
  accountId: string;
  accounts: SocialAccountStore;
  platforms: Record<PlatformName, PlatformAdapter>;
  seal: TokenSeal;
  /** Survives a crash between the platform's answer and Firestore's: a rotated token exists only once. */
  journal: { read(): Promise<string | undefined>; write(sealed: string): Promise<void>; clear(): Promise<void> };
  /** Called when the state of the connection has changed, so that the owner's pages can be notified. */
  changed: (uid: string) => Promise<void>;
  /** Notifies the owner; the same occasion once. */
  notify: Notifier["notify"];
  now: () => Instant;
};

/** An account with its opened tokens, as they were read at `readAt`. */
export type Known = { account: StoredAccount; version: string; tokens: AccountTokens; readAt: Instant };

/**
 * The account and its latest tokens: from the document, or from the journal if a crash prevented the write to
 * Firestore. Tokens sealed with an older key are sealed again. `unreadable` if no current key opens them: the owner is
 * asked to reconnect. Source: ADR 50.
 */
export async function loadTokens(deps: TokenDeps): Promise<Known | "unreadable" | null> {
  const stored = await deps.accounts.find(deps.accountId);
  if (!stored) return null;
  const tokens = await deps.seal.unseal(deps.accountId, stored.value.sealedTokens).catch(nullIfUnreadable);
  if (tokens === null) {
    await markUnreadable(deps, stored);
    return "unreadable";
  }
  const known = await upToDate(deps, { account: stored.value, version: stored.version, tokens, readAt: deps.now() });
  const left = await deps.journal.read();
  if (left === undefined) return known;
  const late = await deps.seal.unseal(deps.accountId, left).catch(nullIfUnreadable);
  return late && late.issuedAt > tokens.issuedAt ? await storeTokens(deps, known, late) : known;
}

/** Marks the account once: it is shown as disconnected until its tokens can be opened again or it is reconnected. */
async function markUnreadable(deps: TokenDeps, { value, version }: Stored<StoredAccount>): Promise<void> {
  if (value.unreadableSince !== null) return;
  const change = { state: "reconnect", unreadableSince: deps.now(), renewalTrouble: null } as const;
  await deps.accounts.patch(deps.accountId, { ...change, lastUpdated: deps.now() }, version).catch(ignoreOvertaken);
  await deps.changed(value.uid);
}

/** Seals with the current key, and clears the mark that the tokens could not be opened: the right key is set again. */
async function upToDate(deps: TokenDeps, known: Known): Promise<Known> {
  const { account, tokens, version } = known;
  const wasUnreadable = account.unreadableSince !== null;
  const isCurrent = await deps.seal.isCurrent(account.sealedTokens);
  if (isCurrent && !wasUnreadable) return known;
  const change = {
    ...(!isCurrent && { sealedTokens: await deps.seal.seal(deps.accountId, tokens) }),
    ...(wasUnreadable && { state: "connected" as const, unreadableSince: null }),
  };
  try {
    const next = await deps.accounts.patch(deps.accountId, change, version);
    if (wasUnreadable) await deps.changed(account.uid);
    return { ...known, account: { ...account, ...change }, version: next };
  } catch (error) {
    // The tokens are valid; the next use tries again.
    if (error instanceof DocumentError) return known;
    throw error;
  }
}

function nullIfUnreadable(error: unknown): null {
  if (error instanceof SealUnreadable) return null;
  throw error;
}

/**
 * Stores new tokens, first in the journal, which does not depend on Firestore. Null if the account was reconnected or
 * removed in the meantime.
 */
export async function storeTokens(deps: TokenDeps, known: Known, tokens: AccountTokens): Promise<Known | null> {
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
export async function saveRenewalTrouble(
  deps: TokenDeps,
  known: Known,
  renewalTrouble: RenewalTrouble,
): Promise<Known> {
  const { account } = known;
  try {
    const version = await deps.accounts.patch(deps.accountId, { renewalTrouble }, known.version);
    if (!account.renewalTrouble) await deps.changed(account.uid);
    const again = account.renewalTrouble && troubleOccasion(known, renewalTrouble, deps.now());
    // A notification that is lost here is made by the next failed renewal.
    if (again) await deps.notify(again).catch(ignoreDocumentError);
    return { ...known, account: { ...account, renewalTrouble }, version };
  } catch (error) {
    ignoreDocumentError(error);
    return known;
  }
}

function ignoreDocumentError(error: unknown): void {
  if (!(error instanceof DocumentError)) throw error;
}
