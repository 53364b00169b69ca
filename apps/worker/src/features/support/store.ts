import { SupportTicket } from "@vignette/domain/support";
import type { Documents } from "../../adapters/documents/documents.ts";

/** Collection `support`, keyed by ticket id. */
export function ticketStore(documents: Documents) {
  const tickets = documents.collection("support", SupportTicket, { timestamps: ["createdAt"] });
  return { create: tickets.create, patch: tickets.patch, remove: tickets.remove };
}
export type TicketStore = ReturnType<typeof ticketStore>;
