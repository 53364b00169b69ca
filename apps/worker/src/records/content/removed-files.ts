import { Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { record } from "../record.ts";

/** The keys and folders of files of removed documents: a job that was running then may still store more there. */
const RemovedFiles = z.object({
  /** Keys and folders; everything whose key begins with one of them is removed. */
  prefixes: z.array(z.string()),
  /** When they are removed once more. */
  removeAt: Instant,
});

/** Collection `removed_files`, keyed by a random id; swept every minute (ADR 49). */
export const removedFileRecords = record("removed_files", RemovedFiles, { removeAt: "timestamp" }, null);
