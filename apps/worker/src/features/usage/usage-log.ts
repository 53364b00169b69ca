import type { UsageLog } from "@vignette/domain/usage";
import type { Documents } from "../../adapters/documents/documents.ts";
import { usageLogRecords } from "../../records/account/usage-logs.ts";
import { open } from "../../records/open.ts";

const LISTED = 100;

/** The latest usage, newest first. Collection `usage_logs`; needs the composite index uid + createdAt (descending). */
export async function usageLog(documents: Documents, uid: string): Promise<UsageLog[]> {
  const logs = open(documents, usageLogRecords);
  const found = await logs.find({ where: [["uid", "==", uid]], orderBy: [["createdAt", "desc"]], limit: LISTED });
  return found.map((it) => it.value);
}
