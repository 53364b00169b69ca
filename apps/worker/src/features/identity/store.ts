import type { Documents } from "../../adapters/documents/documents.ts";
import { subscriptionRecords } from "../../records/account/user-subscriptions.ts";
import { userRecords } from "../../records/account/users.ts";
import { open } from "../../records/open.ts";

/** Collections `users` and `user_subscriptions`, both keyed by uid. */
export function identityStore(documents: Documents) {
  return {
    users: open(documents, userRecords),
    subscriptions: open(documents, subscriptionRecords),
  };
}
export type IdentityStore = ReturnType<typeof identityStore>;
