import type { Refusal } from "@vignette/domain/kernel";
import { DocumentError } from "./documents.ts";

/** A running generation saves a few times a second at most: losing to it this often in a row is no coincidence. Our own choice. */
const TRIES = 5;

/**
 * Reads, changes and writes a document, and does so again where another writer saved it in between: two changes of one
 * document then never fail because of their order. `attempt` must read anew and write under the version it read.
 * Throws `refusal()` after five lost attempts, and anything else that `attempt` throws at once.
 */
export async function retryIfChanged<T>(attempt: () => Promise<T>, refusal: () => Refusal): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof DocumentError && error.kind === "changed")) throw error;
      if (tries === TRIES) throw refusal();
    }
  }
}
