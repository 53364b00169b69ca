import { changeInWords, refuseTicketMove, type TicketStatus } from "@vignette/domain/admin";
import { missing } from "@vignette/domain/kernel";
import type { SupportTicket } from "@vignette/domain/support";
import { type Deps, logWrite } from "./log.ts";
import type { AdminStore } from "./store.ts";

/** Tickets on one page. Our own choice. */
const PAGE = 100;

/** The newest tickets. */
export async function listTickets({ tickets }: Pick<AdminStore, "tickets">): Promise<SupportTicket[]> {
  const found = await tickets.find({ orderBy: [["createdAt", "desc"]], limit: PAGE });
  return found.map((it) => it.value);
}

/** Takes a ticket on, closes it, or opens it again. */
export async function moveTicket(deps: Deps, ticketId: string, status: TicketStatus): Promise<SupportTicket[]> {
  const stored = await deps.store.tickets.get(ticketId);
  if (!stored) throw missing("ticket");
  const refusal = refuseTicketMove(stored.value.status, status);
  if (refusal) throw refusal;
  await deps.store.commit([
    deps.store.tickets.writes.patch(ticketId, { status }, { version: stored.version }),
    logWrite(deps, { action: "ticket", subject: ticketId, change: changeInWords(stored.value, { status }) }),
  ]);
  return await listTickets(deps.store);
}
