import * as z from "zod/mini";
import type { Documents } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";

/** What stands in a ticket instead of who wrote it. `not provided` is the spec's word for no address (§3, Support ticket). */
const NOBODY = { uid: "deleted", email: "not provided", imageUrls: [] };

const Ticket = z.object({ uid: z.string(), email: z.string(), imageUrls: z.array(z.string()) });

/** Tickets of somebody who left: what was asked stays for whoever answers, without a name, an address or pictures. */
export async function anonymiseTickets(deps: { documents: Documents; files: Files }, uid: string): Promise<void> {
  const Mine = z.object({ id: z.string(), uid: z.string() });
  const tickets = deps.documents.collection("support", Ticket);
  const found = await deps.documents.collection("support", Mine).find({ where: [["uid", "==", uid]] });
  for (const { id } of found) {
    await deps.files.removeFolder(`support/${id}/`);
    await tickets.patch(id, NOBODY);
  }
}
