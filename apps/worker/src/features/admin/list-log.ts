import type { LogAction, LogEntry, PageCursor } from "@vignette/domain/admin";
import type { Query } from "../../adapters/documents/documents.ts";
import { type PageOf, pageOf } from "./page-of.ts";
import type { AdminStore } from "./store.ts";

type Asked = { search: string; action: LogAction | null; cursor: PageCursor | null };

/**
 * The latest changes, of one kind or any: those by the admin whose email address is searched for, or those of the plan,
 * ticket, user, country or switch with that id. Needs composite indexes on `admin_log`: action, email and subject, each
 * with createdAt (descending).
 */
export async function listLog(
  { log }: Pick<AdminStore, "log">,
  { search, action, cursor }: Asked,
): Promise<PageOf<LogEntry & { id: string }>> {
  const where = [...matching(search), ...(action ? [["action", "==", action] as const] : [])];
  const { rows, next } = await pageOf(log, { where, orderBy: ["createdAt", "desc"] }, (it) => it.createdAt, cursor);
  return { rows: rows.map(({ id, value }) => ({ id, ...value })), next };
}

function matching(search: string): NonNullable<Query["where"]> {
  if (search === "") return [];
  if (search.includes("@")) return [["email", "==", search.toLowerCase()]];
  // Tickets and countries have ids in capital letters.
  return [["subject", "in", [...new Set([search, search.toUpperCase()])]]];
}
