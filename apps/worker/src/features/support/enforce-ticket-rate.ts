import { type Instant, Refusal } from "@vignette/domain/kernel";
import { withTicketAt } from "@vignette/domain/support";
import { DocumentError } from "../../adapters/documents/documents.ts";
import type { TicketStore } from "./store.ts";

const MAX_TRIES = 20;

/** Books one of the requests that a user may send per hour; the limit also holds for concurrent requests. */
export async function enforceTicketRate({ turns }: TicketStore, uid: string, now: Instant): Promise<void> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const before = await turns.get(uid);
    const next = withTicketAt(before?.value ?? { uid, at: [] }, now);
    if (next instanceof Refusal) throw next;
    try {
      await (before ? turns.put(uid, next, before.version) : turns.create(uid, next));
      return;
    } catch (error) {
      if (!(error instanceof DocumentError && (error.kind === "changed" || error.kind === "exists"))) throw error;
    }
  }
  throw new Refusal("unavailable", "support.busy", "Too many changes at once. Try again.");
}
