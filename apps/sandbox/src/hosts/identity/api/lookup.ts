import type { Account } from "../accounts/account.ts";
import type { CallerKind, IdentityDeps } from "../identity.ts";
import { type RequestBody, textIn, textsIn } from "./request-body.ts";

/** accounts:lookup: the account of an ID token, or, for the service account, those of ids and addresses. */
export async function lookup(identity: IdentityDeps, body: RequestBody, caller: CallerKind): Promise<object> {
  const found =
    caller === "service-account" && !textIn(body, "idToken")
      ? accountsNamed(identity, body)
      : [(await identity.session(body)).account];
  return {
    kind: "identitytoolkit#GetAccountInfoResponse",
    ...(found.length > 0 && { users: found.map(userInfo) }),
  };
}

function accountsNamed({ accounts }: IdentityDeps, body: RequestBody): Account[] {
  const found = [...textsIn(body, "localId").map(accounts.byUid), ...textsIn(body, "email").map(accounts.byEmail)];
  return [...new Map(found.flatMap((it) => (it ? [[it.uid, it] as const] : []))).values()];
}

/** GET accounts:batchGet: pages of all accounts, in the order of their ids. */
export async function batchGet({ accounts }: IdentityDeps, body: RequestBody): Promise<object> {
  const limit = Math.min(Number(textIn(body, "maxResults") ?? 20), 1000);
  const users = accounts.page(textIn(body, "nextPageToken") ?? "", limit);
  const last = users.at(-1);
  return {
    kind: "identitytoolkit#DownloadAccountResponse",
    ...(users.length > 0 && { users: users.map(userInfo) }),
    ...(last && users.length === limit && { nextPageToken: last.uid }),
  };
}

function userInfo(account: Account) {
  return {
    localId: account.uid,
    ...(account.email && { email: account.email }),
    emailVerified: account.emailVerified,
    ...(account.displayName && { displayName: account.displayName }),
    ...(account.photoUrl && { photoUrl: account.photoUrl }),
    ...(account.password && { passwordHash: REDACTED, passwordUpdatedAt: account.passwordUpdatedAt }),
    providerUserInfo: providerUserInfo(account),
    validSince: String(account.validSince),
    disabled: account.disabled,
    lastLoginAt: String(account.lastLoginAt),
    createdAt: String(account.createdAt),
    lastRefreshAt: new Date(account.lastRefreshAt).toISOString(),
    ...(account.customAttributes && { customAttributes: account.customAttributes }),
  };
}

/** Base64 of REDACTED: what the provider shows instead of a hash. */
export const REDACTED = "UkVEQUNURUQ=";

/** The ways in which a person can sign in. */
export function providerUserInfo({ email, displayName, photoUrl, password, google }: Account) {
  return [
    ...(google
      ? [
          {
            providerId: "google.com",
            rawId: google.sub,
            federatedId: google.sub,
            email: google.email,
            ...(google.displayName && { displayName: google.displayName }),
            ...(google.photoUrl && { photoUrl: google.photoUrl }),
          },
        ]
      : []),
    ...(password && email
      ? [
          {
            providerId: "password",
            rawId: email,
            federatedId: email,
            email,
            ...(displayName && { displayName }),
            ...(photoUrl && { photoUrl }),
          },
        ]
      : []),
  ];
}
