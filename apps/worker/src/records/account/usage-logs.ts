import { UsageLog } from "@vignette/domain/usage";
import { ofAccount, record } from "../record.ts";

/** Collection `usage_logs`, keyed by a random id. */
export const usageLogRecords = record("usage_logs", UsageLog, { createdAt: "timestamp" }, ofAccount("usage_logs"));
