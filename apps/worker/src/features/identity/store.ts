import { Subscription } from "@vignette/domain/billing";
import { User } from "@vignette/domain/identity";
import type { Documents } from "../../adapters/documents/documents.ts";

/** Collections `users` and `user_subscriptions`, both keyed by uid. */
export function identityStore(documents: Documents) {
  return {
    users: documents.collection("users", User, {
      timestamps: ["createdAt", "lastUpdated", "lastLogin", "lastCountryUpdate"],
    }),
    subscriptions: documents.collection("user_subscriptions", Subscription, {
      timestamps: ["createdDate", "subscriptionDate", "updateDate"],
    }),
  };
}
export type IdentityStore = ReturnType<typeof identityStore>;
