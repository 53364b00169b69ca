import { type User, userDocumentMissing } from "@vignette/domain/identity";
import type { TokenUser } from "../../adapters/identity/verify-token.ts";
import type { IdentityStore } from "./store.ts";

/** The user's own record. A user is an admin if the token or the record says so. Source: spec §6. */
export async function me(store: IdentityStore, user: TokenUser): Promise<User> {
  const stored = await store.users.get(user.uid);
  if (!stored) throw userDocumentMissing();
  return { ...stored.value, isAdmin: stored.value.isAdmin || user.isAdmin };
}
