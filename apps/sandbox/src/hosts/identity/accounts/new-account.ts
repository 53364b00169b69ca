import { randomBytes } from "node:crypto";
import type { Account } from "./account.ts";

/** An account that has never been signed in to. `now` in milliseconds. */
export function newAccount(known: Partial<Account>, now: number): Account {
  return {
    uid: newUid(),
    email: null,
    emailVerified: false,
    displayName: null,
    photoUrl: null,
    password: null,
    passwordUpdatedAt: null,
    google: null,
    disabled: false,
    customAttributes: null,
    validSince: Math.floor(now / 1000),
    generation: 0,
    createdAt: now,
    lastLoginAt: now,
    lastRefreshAt: now,
    ...known,
  };
}

/** 28 letters and digits, as the provider's ids are. */
function newUid(): string {
  const letters = randomBytes(64)
    .toString("base64")
    .replace(/[^A-Za-z0-9]/g, "");
  return letters.slice(0, 28);
}

/** Everything issued before this instant is invalid: set after a new password or email. `now` in milliseconds. */
export const withTokensRevoked = (account: Account, now: number): Account => ({
  ...account,
  validSince: Math.floor(now / 1000),
  generation: account.generation + 1,
});
