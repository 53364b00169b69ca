import { type ContactInput, contactMessage } from "@vignette/domain/support";
import type { TokenUser } from "../../adapters/identity/verify-token.ts";
import { reserveTicket, type TicketDeps } from "./reserve-ticket.ts";

/** Opens a ticket from one of the contact dialog's variants. Source: spec §3, Support ticket. */
export async function contact(deps: TicketDeps, user: TokenUser, { type, message }: ContactInput) {
  const { ticketId } = await reserveTicket(deps, user, { type, description: contactMessage(type, message) });
  return { ticketId };
}
