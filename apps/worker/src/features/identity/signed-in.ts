import { defaultSubscription } from "@vignette/domain/billing";
import { newUser, type User } from "@vignette/domain/identity";
import type { Instant } from "@vignette/domain/kernel";
import { DocumentError } from "../../adapters/documents/documents.ts";
import type { TokenUser } from "../../adapters/identity/verify-token.ts";
import { me } from "./me.ts";
import type { IdentityStore } from "./store.ts";

/** Somebody signed up or in: the record is made or refreshed, and the free plan given to whoever has none. */
export async function signedIn(store: IdentityStore, user: TokenUser, now: Instant): Promise<User> {
  await Promise.all([
    store.users
      .create(user.uid, newUser(user, now))
      .catch(ifExists(() => store.users.patch(user.uid, { ...profileOf(user), lastLogin: now, lastUpdated: now }))),
    store.subscriptions.create(user.uid, defaultSubscription(user.uid, now)).catch(ifExists(() => undefined)),
  ]);
  return await me(store, user);
}

/** What the identity provider knows better than we do. An empty name there never overwrites ours. */
function profileOf(user: TokenUser): Partial<User> {
  return {
    email: user.email,
    ...(user.displayName && { displayName: user.displayName }),
    ...(user.photoURL && { photoURL: user.photoURL }),
  };
}

/** Two pages may sign in at once: whoever comes second finds the record made. */
function ifExists<T>(otherwise: () => T) {
  return (error: unknown) => {
    if (error instanceof DocumentError && error.kind === "exists") return otherwise();
    throw error;
  };
}
