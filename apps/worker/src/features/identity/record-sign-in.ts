import { defaultSubscription } from "@vignette/domain/billing";
import { newUser, type User } from "@vignette/domain/identity";
import type { Instant } from "@vignette/domain/kernel";
import { DocumentError } from "../../adapters/documents/documents.ts";
import type { TokenUser } from "../../adapters/identity/verify-token.ts";
import { chooseLanguage, type LanguageInput } from "./choose-language.ts";
import { me } from "./me.ts";
import type { IdentityStore } from "./store.ts";

type Deps = { store: IdentityStore; now: Instant };

/**
 * Called after a sign-up or sign-in: creates or updates the user's record, and gives the free plan to a user without a
 * plan. An account without a language gets the one of the page, so that mails and pages agree. Source: ADR 146.
 */
export async function recordSignIn(deps: Deps, user: TokenUser, page?: LanguageInput): Promise<User> {
  const { store, now } = deps;
  await Promise.all([
    store.users
      .create(user.uid, { ...newUser(user, now), ...page })
      .catch(ifExists(() => store.users.patch(user.uid, { ...profileOf(user), lastLogin: now, lastUpdated: now }))),
    store.subscriptions.create(user.uid, defaultSubscription(user.uid, now)).catch(ifExists(() => undefined)),
  ]);
  const signedIn = await me(store, user);
  return page && signedIn.language === undefined ? await chooseLanguage(deps, user, page) : signedIn;
}

/** The fields that the identity provider maintains. An empty name there never overwrites ours. */
function profileOf(user: TokenUser): Partial<User> {
  return {
    email: user.email,
    ...(user.displayName && { displayName: user.displayName }),
    ...(user.photoURL && { photoURL: user.photoURL }),
  };
}

/** Two pages may sign in concurrently: the second one finds an existing record. */
function ifExists<T>(otherwise: () => T) {
  return (error: unknown) => {
    if (error instanceof DocumentError && error.kind === "exists") return otherwise();
    throw error;
  };
}
