import type { PageCursor } from "@vignette/domain/admin";
import type { Announcement } from "@vignette/domain/announcements";
import { type PageOf, pageOf } from "../page-of.ts";
import type { AdminStore } from "../store.ts";

/** All announcements, the latest written first. */
export async function listAnnouncements(
  { announcements }: Pick<AdminStore, "announcements">,
  cursor: PageCursor | null,
): Promise<PageOf<Announcement & { id: string }>> {
  const query = { orderBy: ["createdAt", "desc"] } as const;
  const { rows, next } = await pageOf(announcements, query, (it) => it.createdAt, cursor);
  return { rows: rows.map(({ id, value }) => ({ ...value, id })), next };
}
