import type { Documents } from "../../adapters/documents/documents.ts";
import { ticketRecords } from "../../records/account/support.ts";
import { ticketTurnRecords } from "../../records/account/support-turns.ts";
import { open } from "../../records/open.ts";

/** Collections `support`, keyed by ticket id, and `support_turns`, keyed by uid. */
export function ticketStore(documents: Documents) {
  const tickets = open(documents, ticketRecords);
  const turns = open(documents, ticketTurnRecords);
  return { create: tickets.create, patch: tickets.patch, remove: tickets.remove, turns };
}
export type TicketStore = ReturnType<typeof ticketStore>;
