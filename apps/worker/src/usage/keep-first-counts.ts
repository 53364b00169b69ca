import { DocumentError, type Documents, type Version, type Write } from "../adapters/documents/documents.ts";
import { creditRecords } from "../records/account/credits.ts";
import { storageRecords } from "../records/account/storage.ts";
import { usagePeriodRecords } from "../records/account/usage-periods.ts";
import { open } from "../records/open.ts";
import type { FoundCredits } from "./credit-claim.ts";
import type { FoundStorage } from "./storage.ts";
import type { FoundPeriod } from "./usage-period.ts";

type Found = { uid: string; period: FoundPeriod; credits: FoundCredits; storage: FoundStorage };

/**
 * Stores what was counted because nothing was stored yet, so that it is counted once and not at every page. Only for
 * the user's own requests: the first counts include what a deleted account of the same mailbox had used. A request that
 * wrote meanwhile takes precedence.
 */
export async function keepFirstCounts(documents: Documents, { uid, period, credits, storage }: Found): Promise<void> {
  const periods = open(documents, usagePeriodRecords);
  const creditsOfPeriod = open(documents, creditRecords);
  const storages = open(documents, storageRecords);
  const writes: Write[] = [
    ...(period.version === null ? [periods.writes.create(period.id, period.value)] : []),
    ...(credits.version === null ? [creditsOfPeriod.writes.create(credits.id, credits.value)] : []),
    ...(storage.isStored ? [] : [storageWrite(storages.writes, uid, storage)]),
  ];
  await Promise.all(writes.map((write) => documents.commit([write]).catch(unlessOvertaken)));
}

type StorageWrites = ReturnType<typeof open<FoundStorage["value"]>>["writes"];

function storageWrite(
  writes: StorageWrites,
  uid: string,
  { value, version }: FoundStorage & { version: Version | null },
) {
  return version === null ? writes.create(uid, value) : writes.put(uid, value, version);
}

function unlessOvertaken(error: unknown): void {
  if (!(error instanceof DocumentError && (error.kind === "exists" || error.kind === "changed"))) throw error;
}
