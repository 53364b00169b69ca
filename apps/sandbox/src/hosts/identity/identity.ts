import type { HostDeps } from "../../host.ts";
import { lazySigningKey } from "../google/signing-key.ts";
import { type Account, accountTable } from "./accounts/account.ts";
import type { RequestBody } from "./api/request-body.ts";
import { requiredText } from "./api/request-body.ts";
import { ID_TOKEN_LIFETIME_S, idTokens, type SignIn } from "./id-tokens.ts";
import { IdentityError } from "./identity-error.ts";
import { identitySettings } from "./identity-settings.ts";
import { oneTimeCodes } from "./one-time-codes.ts";
import { signInAttempts } from "./sign-in-attempts.ts";

export type IdentityDeps = ReturnType<typeof identityDeps>;
/** Who calls: a browser with an API key, or the service account. */
export type CallerKind = "visitor" | "service-account";
/** One call of Identity Toolkit. `language` is that of the mails it sends. Throws IdentityError. */
export type IdentityCall = (
  identity: IdentityDeps,
  body: RequestBody,
  caller: CallerKind,
  language: string | null,
) => Promise<object>;

/**
 * How long after signing in a password may be changed or an account deleted, in seconds.
 * Source: docs/platforms/identity.md#sessions.
 */
const RECENT_S = 300;

/** What every call of the identity provider works on. */
export function identityDeps({ db, now, credentials, appOrigins }: HostDeps) {
  const accounts = accountTable(db);
  const tokens = idTokens({ db, key: lazySigningKey(db, "securetoken"), projectId: credentials.projectId, now });

  return {
    now,
    appOrigin: appOrigins[0] ?? "http://localhost:8787",
    projectId: credentials.projectId,
    googleKey: lazySigningKey(db, "accounts.google.com"),
    accounts,
    tokens,
    codes: oneTimeCodes(db, now),
    settings: identitySettings(db),
    attempts: signInAttempts(db, now),

    /** Signs a person in now: the fields that every sign-in answer carries. */
    async signIn(account: Account, provider: SignIn["provider"]) {
      if (account.disabled) throw new IdentityError("USER_DISABLED");
      const signedIn = accounts.save({ ...account, lastLoginAt: now(), lastRefreshAt: now() });
      return await tokenFields(signedIn, { provider, authTime: Math.floor(now() / 1000) });
    },
    tokenFields,

    /** The account and sign-in behind `body.idToken`. Throws INVALID_ID_TOKEN, USER_NOT_FOUND, TOKEN_EXPIRED or USER_DISABLED. */
    async session(body: RequestBody): Promise<{ account: Account; signIn: SignIn }> {
      const token = await tokens.read(requiredText(body, "idToken", "MISSING_ID_TOKEN"));
      if (!token) throw new IdentityError("INVALID_ID_TOKEN");
      return { account: requireActiveAccount(accounts.byUid(token.uid), token.generation), signIn: token.signIn };
    },
    requireRecent(signIn: SignIn): void {
      if (now() / 1000 - signIn.authTime > RECENT_S) throw new IdentityError("CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
    },
  };

  async function tokenFields(account: Account, signIn: SignIn) {
    return {
      idToken: await tokens.sign(account, signIn),
      refreshToken: tokens.mintRefreshToken(account, signIn),
      expiresIn: String(ID_TOKEN_LIFETIME_S),
    };
  }
}

/** The account, if tokens of that generation still hold. */
export function requireActiveAccount(account: Account | null, generation: number): Account {
  if (!account) throw new IdentityError("USER_NOT_FOUND");
  if (account.disabled) throw new IdentityError("USER_DISABLED");
  if (generation < account.generation) throw new IdentityError("TOKEN_EXPIRED");
  return account;
}
