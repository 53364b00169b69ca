import { changeInWords, refuseTicketMove, type TicketStatus } from "@vignette/domain/admin";
import { missing } from "@vignette/domain/kernel";
import { attachmentKeyOf, type SupportTicket } from "@vignette/domain/support";
import type { Files } from "../../adapters/files/files.ts";
import { type Deps, logWrite } from "./log.ts";
import type { AdminStore } from "./store.ts";

/** Tickets on one page. Our own choice. */
const PAGE = 100;

type ListDeps = { store: Pick<AdminStore, "tickets">; files: Files };

/** The newest tickets. The addresses of their images are signed, so that the admin's browser may open them. */
export async function listTickets({ store, files }: ListDeps): Promise<SupportTicket[]> {
  const found = await store.tickets.find({ orderBy: [["createdAt", "desc"]], limit: PAGE });
  return await Promise.all(
    found.map(async ({ value }) => ({
      ...value,
      imageUrls: await Promise.all(value.imageUrls.map((url) => signed(files, url))),
    })),
  );
}

async function signed(files: Files, url: string): Promise<string> {
  const key = attachmentKeyOf(url);
  return key === null ? url : await files.link(key);
}

/** Takes a ticket on, closes it, or opens it again. */
export async function moveTicket(
  deps: Deps & { files: Files },
  ticketId: string,
  status: TicketStatus,
): Promise<SupportTicket[]> {
  const stored = await deps.store.tickets.get(ticketId);
  if (!stored) throw missing("ticket");
  const refusal = refuseTicketMove(stored.value.status, status);
  if (refusal) throw refusal;
  await deps.store.commit([
    deps.store.tickets.writes.patch(ticketId, { status }, { version: stored.version }),
    logWrite(deps, { action: "ticket", subject: ticketId, change: changeInWords(stored.value, { status }) }),
  ]);
  return await listTickets(deps);
}
