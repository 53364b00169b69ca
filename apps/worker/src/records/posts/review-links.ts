import { ReviewLink } from "@vignette/domain/approval";
import { ofProject, record } from "../record.ts";

/**
 * Collection `review_links`, keyed by the hash of a link's token; a policy on `forgetAt` clears it
 * (firestore.indexes.json).
 */
export const reviewLinkRecords = record(
  "review_links",
  ReviewLink,
  {
    createdAt: "timestamp",
    expiresAt: "timestamp",
    revokedAt: "timestamp",
    openedAt: "timestamp",
    forgetAt: "timestamp",
  },
  ofProject("review_links"),
);
