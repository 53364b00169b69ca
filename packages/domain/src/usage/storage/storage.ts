import * as z from "zod/mini";
import { Refusal, sizeText } from "../../kernel/index.ts";

/**
 * The bytes of a user's files: uploads, pictures from pages and exports. Collection `storage`, keyed by uid. Written in
 * the commit of the document that owns the files. Source: ADR 44.
 */
export const StorageUse = z.object({
  uid: z.catch(z.string(), ""),
  bytes: z.catch(z.number(), 0),
  /** Whether what was there before the first count is included. */
  isCounted: z.catch(z.boolean(), false),
});
export type StorageUse = z.infer<typeof StorageUse>;

const GIGABYTE = 1024 ** 3;
/** Storage of each plan that comes with the product, in bytes. Our own choice: ADR 44. */
const STORAGE: Readonly<Record<string, number>> = {
  default: GIGABYTE,
  starter: 20 * GIGABYTE,
  growth: 100 * GIGABYTE,
  business: 400 * GIGABYTE,
};

/**
 * The bytes that a plan allows. `limit` is the one on the plan's document: -1 is unlimited; absent or 0 means the default
 * of a plan that comes with the product, and no limit for any other. Infinity if unlimited. Source: spec §5; ADR 74.
 */
export function storageLimit(planId: string, limit: number | undefined): number {
  if (limit !== undefined && limit > 0) return limit;
  return limit === -1 ? Number.POSITIVE_INFINITY : (STORAGE[planId] ?? Number.POSITIVE_INFINITY);
}

/** A file that does not fit. Says what is left and how room is made. */
export function storageFull({ left, needed, limit }: { left: number; needed: number; limit: number }): Refusal {
  return new Refusal(
    "limit",
    "usage.over-storage",
    `This needs ${sizeText(needed)}, and ${sizeText(left)} of your ${sizeText(limit)} of storage is left. Delete files you no longer need, or upgrade in Settings.`,
  ).with({ neededBytes: needed, leftBytes: left, limitBytes: limit });
}
