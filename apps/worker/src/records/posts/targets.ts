import { Target } from "@vignette/domain/scheduling";
import { ofProject, record } from "../record.ts";
import { without } from "../without.ts";
import { postRecords } from "./posts.ts";

/** The part of a target that may leave the Worker: the attempt contains the secret of its media link. */
export const targetForExport = without("attempt");

/**
 * Collections `posts/{postId}/targets`, keyed by target id. `sweepAt`, `sweepShard` and `measureAt` are stored in addition
 * to the schema's fields.
 */
export const targetRecords = record(
  "targets",
  Target,
  {
    publishAt: "timestamp",
    wakeAt: "timestamp",
    createdAt: "timestamp",
    lastUpdated: "timestamp",
    sweepAt: "timestamp",
    measureAt: "timestamp",
  },
  ofProject("targets", { dataExport: { as: "targets", of: targetForExport } }),
  postRecords,
);
