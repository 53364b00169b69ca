import { LogEntry } from "@vignette/domain/admin";
import { Subscription } from "@vignette/domain/billing";
import { PublicConfig } from "@vignette/domain/country";
import { Flags } from "@vignette/domain/flags";
import { User } from "@vignette/domain/identity";
import { Plan } from "@vignette/domain/plans";
import { Target } from "@vignette/domain/scheduling";
import { SupportTicket } from "@vignette/domain/support";
import * as z from "zod/mini";
import type { Documents } from "../../adapters/documents/documents.ts";

/**
 * Everything an admin looks at, whoever it belongs to. Collections `admin_log`, `config`, `config_subscription`,
 * `support`, `users`, `user_subscriptions`, and the group `targets` (composite index state + publishAt).
 */
export function adminStore(documents: Documents) {
  return {
    commit: documents.commit,
    log: documents.collection("admin_log", LogEntry, { timestamps: ["createdAt"] }),
    flags: documents.collection("config", Flags),
    publicConfig: documents.collection("config", PublicConfig),
    plans: documents.collection("config_subscription", Plan),
    /** The plans as they are written, sound or not. */
    storedPlans: documents.collection("config_subscription", z.record(z.string(), z.unknown())),
    tickets: documents.collection("support", SupportTicket, { timestamps: ["createdAt"] }),
    users: documents.collection("users", User, {
      timestamps: ["createdAt", "lastUpdated", "lastLogin", "lastCountryUpdate"],
    }),
    subscriptions: documents.collection("user_subscriptions", Subscription, {
      timestamps: ["createdDate", "subscriptionDate", "updateDate"],
    }),
    targets: documents.group("targets", Target, {
      timestamps: ["publishAt", "wakeAt", "createdAt", "lastUpdated"],
    }),
  };
}
export type AdminStore = ReturnType<typeof adminStore>;
