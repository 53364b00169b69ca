import { changeInWords, refuseTicketMove, type TicketStatus } from "@vignette/domain/admin";
import { missing } from "@vignette/domain/kernel";
import { type Deps, logWrite } from "../log.ts";

/** Takes a ticket into progress, closes it, or reopens it. */
export async function moveTicket(deps: Deps, ticketId: string, status: TicketStatus) {
  const stored = await deps.store.tickets.get(ticketId);
  if (!stored) throw missing("ticket");
  const refusal = refuseTicketMove(stored.value.status, status);
  if (refusal) throw refusal;
  await deps.store.commit([
    deps.store.tickets.writes.patch(ticketId, { status }, { version: stored.version }),
    logWrite(deps, { action: "ticket", subject: ticketId, change: changeInWords(stored.value, { status }) }),
  ]);
  return { ticketId, status };
}
