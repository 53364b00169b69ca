import { PastUsage } from "@vignette/domain/usage";
import { record } from "../record.ts";

/**
 * Collection `past_usage`, keyed by a keyed hash of an email address. Names no user, and stays when an account is
 * deleted: that is its purpose. Firestore removes it by `expiresAt`.
 */
export const pastUsageRecords = record(
  "past_usage",
  PastUsage,
  { resetsAt: "timestamp", expiresAt: "timestamp" },
  null,
);
