import { SupportTicket, TicketTurns } from "@vignette/domain/support";
import type { Documents } from "../../adapters/documents/documents.ts";

/** Collections `support`, keyed by ticket id, and `support_turns`, keyed by uid. */
export function ticketStore(documents: Documents) {
  const tickets = documents.collection("support", SupportTicket, { timestamps: ["createdAt"] });
  const turns = documents.collection("support_turns", TicketTurns);
  return { create: tickets.create, patch: tickets.patch, remove: tickets.remove, turns };
}
export type TicketStore = ReturnType<typeof ticketStore>;
