import { sessionKey } from "./has-stored-session.ts";
import { type ProviderUser, type SessionUser, sessionUser } from "./session-user.ts";

/** What the identity provider stored about the last sign-in. `endsAt`: when the token ends, in ms since the epoch. */
export type StoredSession = { user: SessionUser; token: string; endsAt: number };

/**
 * The stored session, read without the provider's library, so that a page knows at its start who is signed in; null if
 * there is none, or if it is not as expected: then the library has to be asked. Source: `toJSON` of the user in
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/auth/src/core/user/user_impl.ts
 */
export function storedSession(storage: Pick<Storage, "length" | "key" | "getItem">): StoredSession | null {
  const key = sessionKey(storage);
  if (key === undefined) return null;
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? "null");
    if (!isStoredUser(stored)) return null;
    const { accessToken, expirationTime } = stored.stsTokenManager;
    return { user: sessionUser(stored), token: accessToken, endsAt: expirationTime };
  } catch {
    return null;
  }
}

/** A token that ends sooner is renewed before it is used, in ms. Our own choice. */
const ENDS_SOON = 60_000;

/** Whether the stored token can still be used at `now`, in ms since the epoch. */
export const isUsable = ({ endsAt }: StoredSession, now: number): boolean => endsAt > now + ENDS_SOON;

type StoredUser = ProviderUser & { stsTokenManager: { accessToken: string; expirationTime: number } };

function isStoredUser(value: unknown): value is StoredUser {
  const { uid, emailVerified, providerData, stsTokenManager } = (value ?? {}) as Partial<StoredUser>;
  return (
    typeof uid === "string" &&
    typeof emailVerified === "boolean" &&
    Array.isArray(providerData) &&
    typeof stsTokenManager?.accessToken === "string" &&
    typeof stsTokenManager.expirationTime === "number"
  );
}
