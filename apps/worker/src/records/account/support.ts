import { SupportTicket } from "@vignette/domain/support";
import { byPart } from "../files/file-lookup.ts";
import { ofAccount, record } from "../record.ts";

/** `not provided` is the spec's value for a missing email address (§3, Support ticket). */
const ANONYMOUS = { uid: "deleted", email: "not provided", imageUrls: [], answers: [] };

/** Collection `support`, keyed by ticket id. After account deletion the question stays, without its
 * author and the answers. */
export const ticketRecords = record(
  "support",
  SupportTicket,
  { createdAt: "timestamp" },
  ofAccount("support", {
    accountDeletion: { anonymize: ANONYMOUS },
    files: { of: ({ id }) => ({ folders: [`support/${id}/`] }), under: { support: byPart(1) } },
  }),
);
