import { Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { ofAccount, record } from "../record.ts";

/**
 * A document that was invalid under the schema of its collection when it was last read. Contains none of its content.
 */
const UnreadableDocument = z.object({
  path: z.string(),
  /** The owner's uid, if it could be read. */
  uid: z.nullable(z.string()),
  /** The first invalid field, and the problem with it. */
  problem: z.string(),
  seenAt: Instant,
});

/** Collection `unreadable_documents`, keyed by the document's path with `~` for each slash. */
export const unreadableDocumentRecords = record(
  "unreadable_documents",
  UnreadableDocument,
  { seenAt: "timestamp" },
  ofAccount("unreadable_documents", {
    dataExport: { leftOut: "The operator's list of faults; the documents themselves are in the export." },
  }),
);
