import type { PageCursor, TicketStatus } from "@vignette/domain/admin";
import { attachmentKeyOf, type SupportTicket, TICKET_ID } from "@vignette/domain/support";
import type { Stored } from "../../../adapters/documents/documents.ts";
import type { Files } from "../../../adapters/files/files.ts";
import { beginsWith, type PageOf, pageOf } from "../page-of.ts";
import type { AdminStore } from "../store.ts";

type Deps = { store: Pick<AdminStore, "tickets">; files: Files };
type Asked = { search: string; status: TicketStatus | null; cursor: PageCursor | null };

/**
 * The newest tickets, of one status or any; or the one with the id that is searched for; or those of users whose email
 * address begins with the search text. Image URLs are signed, so that the admin's browser can open them. Needs the
 * composite index status + createdAt (descending).
 */
export async function listTickets({ store, files }: Deps, asked: Asked): Promise<PageOf<SupportTicket>> {
  const { rows, next } = await found(store, asked);
  const tickets = rows.map(async ({ value }) => ({
    ...value,
    imageUrls: await Promise.all(value.imageUrls.map((url) => signed(files, url))),
  }));
  return { rows: await Promise.all(tickets), next };
}

async function found(
  { tickets }: Deps["store"],
  { search, status, cursor }: Asked,
): Promise<PageOf<Stored<SupportTicket>>> {
  const id = search.toUpperCase();
  if (TICKET_ID.test(id)) {
    const ticket = await tickets.get(id);
    return { rows: ticket ? [ticket] : [], next: null };
  }
  if (search !== "") return await pageOf(tickets, beginsWith("email", search.toLowerCase()), (it) => it.email, cursor);
  const ofStatus = status ? ({ where: [["status", "==", status]] } as const) : {};
  return await pageOf(tickets, { ...ofStatus, orderBy: ["createdAt", "desc"] }, (it) => it.createdAt, cursor);
}

async function signed(files: Files, url: string): Promise<string> {
  const key = attachmentKeyOf(url);
  return key === null ? url : await files.link(key);
}
