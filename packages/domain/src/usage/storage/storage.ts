import * as z from "zod/mini";
import { Refusal } from "../../kernel/index.ts";
import { sizeText } from "./size-text.ts";

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
/** Storage of the free plan, of each plan on sale, and of any other that is paid for, in bytes. Our own choice: ADR 44. */
const FREE_STORAGE = GIGABYTE;
const PAID_STORAGE: Readonly<Record<string, number>> = {
  starter: 20 * GIGABYTE,
  growth: 100 * GIGABYTE,
  business: 400 * GIGABYTE,
};
const OTHER_STORAGE = 100 * GIGABYTE;

/**
 * The bytes that a plan allows. `limit` is the one on the plan's document: -1 is unlimited, absent or 0 means the default
 * of the plan. Infinity if unlimited.
 */
export function storageLimit(planId: string, limit: number | undefined): number {
  if (limit === -1) return Number.POSITIVE_INFINITY;
  if (limit !== undefined && limit > 0) return limit;
  return planId === "default" ? FREE_STORAGE : (PAID_STORAGE[planId] ?? OTHER_STORAGE);
}

/** A file that does not fit. Says what is left and how room is made. */
export function storageFull({ left, needed, limit }: { left: number; needed: number; limit: number }): Refusal {
  return new Refusal(
    "limit",
    "usage.over-storage",
    `This needs ${sizeText(needed)}, and ${sizeText(left)} of your ${sizeText(limit)} of storage are left. Delete files that you no longer need, or upgrade in Settings.`,
  );
}
