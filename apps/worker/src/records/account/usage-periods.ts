import { UsagePeriod } from "@vignette/domain/usage";
import { ofAccount, record } from "../record.ts";

/** Collection `usage_periods`, keyed by `{uid}_{first day of the period}`. Firestore removes it by `expiresAt`. */
export const usagePeriodRecords = record(
  "usage_periods",
  UsagePeriod,
  { startsAt: "timestamp", resetsAt: "timestamp", expiresAt: "timestamp" },
  ofAccount("usage_periods"),
);
