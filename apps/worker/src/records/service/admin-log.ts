import { LogEntry } from "@vignette/domain/admin";
import { ofAccount, record } from "../record.ts";

/**
 * Collection `admin_log`, keyed by a random id. After account deletion the change stays on record, without the admin.
 */
export const adminLogRecords = record(
  "admin_log",
  LogEntry,
  { createdAt: "timestamp" },
  ofAccount("admin_log", {
    accountDeletion: { anonymize: { uid: "deleted", email: "not provided" } },
    mentions: ["subject"],
    dataExport: { leftOut: "A record of the operator's, which names other people; admins read it in their dashboard." },
  }),
);
