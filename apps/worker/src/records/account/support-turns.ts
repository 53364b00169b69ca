import { TicketRateLimit } from "@vignette/domain/support";
import { ofAccount, record } from "../record.ts";

/** Collection `support_turns`, keyed by uid: when the user's last tickets were opened, for the rate limit. */
export const ticketTurnRecords = record(
  "support_turns",
  TicketRateLimit,
  {},
  ofAccount("support_turns", { owner: "key" }),
);
