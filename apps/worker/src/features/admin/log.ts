import type { LogEntry } from "@vignette/domain/admin";
import type { Instant } from "@vignette/domain/kernel";
import type { Write } from "../../adapters/documents/documents.ts";
import type { TokenUser } from "../../adapters/identity/verify-token.ts";
import type { AdminStore } from "./store.ts";

/** The dependencies of a change by an admin. */
export type Deps = { store: AdminStore; user: TokenUser; now: Instant; newId: () => string };

/** The log entry that is committed together with a change, so that neither exists without the other. */
export function logWrite(
  { store, user, now, newId }: Deps,
  { action, subject, change }: Pick<LogEntry, "action" | "subject" | "change">,
): Write {
  return store.log.writes.create(newId(), {
    uid: user.uid,
    email: user.email,
    action,
    subject,
    change,
    createdAt: now,
  });
}
