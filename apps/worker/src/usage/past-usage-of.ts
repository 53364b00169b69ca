import type { PastUsage } from "@vignette/domain/usage";
import type { Context } from "../context/context.ts";
import { pastUsageRecords } from "../records/account/past-usage.ts";
import { open } from "../records/open.ts";

/**
 * What deleted accounts of the caller's mailbox had used. Records from before a rotation of the sealing key are found
 * while the old key is set. Source: ADR 44, ADR 50.
 */
export async function pastUsageOf({
  documents,
  identityKey,
}: Pick<Context, "documents" | "identityKey">): Promise<PastUsage[]> {
  const key = await identityKey();
  const records = open(documents, pastUsageRecords);
  const found = await Promise.all([key?.current, key?.old].map((it) => (it ? records.get(it) : null)));
  return found.flatMap((it) => (it ? [it.value] : []));
}
