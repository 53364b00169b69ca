import { Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { record } from "../record.ts";

/** Records that an account was deleted, and nothing else about it: tokens from before are valid for up to an hour. */
const DeletedAccount = z.object({
  deletedAt: Instant,
  /** When Firestore's TTL policy removes it: no token from before the deletion is valid any more. */
  expiresAt: Instant,
  /** When the minute job continues the deletion or looks for leftovers; null when nothing is left to do. */
  nextAt: z.nullable(Instant),
});

/** Collection `deleted_accounts`, keyed by uid; a policy on `expiresAt` clears it (firestore.indexes.json). */
export const deletedAccountRecords = record(
  "deleted_accounts",
  DeletedAccount,
  { deletedAt: "timestamp", expiresAt: "timestamp", nextAt: "timestamp" },
  null,
);
