import type { Instant } from "@vignette/domain/kernel";
import { type StorageUse, storageFull, storageLimit } from "@vignette/domain/usage";
import * as z from "zod/mini";
import type { Documents, Version, Write } from "../adapters/documents/documents.ts";
import { storageRecords } from "../records/account/storage.ts";
import { open, openAs } from "../records/open.ts";
import type { RawDocument, RecordFacts } from "../records/record.ts";
import { records } from "../records/registry.ts";
import type { UsageClaim } from "./commit-claims.ts";
import { type PlanOf, planOf } from "./plan-of.ts";

/**
 * Books storage for files that are added in the same commit. Refused if the plan's storage is too small. Of any number
 * of parallel requests exactly as many succeed as there is room for.
 */
export function storageClaim(documents: Documents, uid: string, plan: PlanOf, bytes: number): UsageClaim {
  return async () => {
    const { value, version } = await storageOf(documents, uid);
    const limit = storageLimit(plan.planId, plan.limits.storage);
    const left = Math.max(0, limit - value.bytes);
    if (bytes > left) throw storageFull({ left, needed: bytes, limit });
    const next = { ...value, bytes: value.bytes + bytes };
    const { writes } = open(documents, storageRecords);
    const write = version === null ? writes.create(uid, next) : writes.put(uid, next, version);
    return { writes: [write], version: version ?? "" };
  };
}

/**
 * Refuses if there is no room for this many bytes now. Reserves nothing: it only avoids work that would be refused
 * later.
 */
export async function assertStorageLeft(
  deps: { documents: Documents; now: Instant },
  uid: string,
  bytes: number,
): Promise<void> {
  await storageClaim(deps.documents, uid, await planOf(deps.documents, uid, deps.now), bytes)();
}

/** Adds bytes to what is stored, or with a negative number gives them back, without a check. Nothing for 0. */
export function storedBytes(documents: Documents, uid: string, bytes: number): Write[] {
  return bytes === 0 ? [] : [open(documents, storageRecords).writes.add(uid, { uid }, { bytes })];
}

/** What a user has stored; `isStored` is false if it was added up just now. `version` is null without a document. */
export type FoundStorage = { value: StorageUse; version: Version | null; isStored: boolean };

/** What a user has stored. Before the first count it is added up from the documents that own files. */
export async function storageOf(documents: Documents, uid: string): Promise<FoundStorage> {
  const stored = await open(documents, storageRecords).get(uid);
  if (stored?.value.isCounted) return { ...stored, isStored: true };
  const sums = await Promise.all(records.map((record) => bytesOf(documents, record, uid)));
  const bytes = sums.reduce((sum, it) => sum + it, 0);
  return { value: { uid, bytes, isCounted: true }, version: stored?.version ?? null, isStored: false };
}

const Raw = z.record(z.string(), z.unknown());

async function bytesOf(documents: Documents, record: RecordFacts, uid: string): Promise<number> {
  const bytes = record.ownership?.bytes;
  if (!bytes) return 0;
  const found = await openAs<RawDocument>(documents, record, Raw).find({ where: [["uid", "==", uid]] });
  return found.reduce((sum, { value }) => sum + bytes(value), 0);
}
