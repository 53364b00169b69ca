import type { Refusal } from "@vignette/domain/kernel";
import { DocumentError } from "./documents.ts";

/**
 * A running generation saves a few times a second at most: more lost attempts in a row are no coincidence. Our own
 * choice.
 */
const TRIES = 5;

/**
 * Reads, changes and writes a document, and tries again if another writer saved it in between, so that concurrent
 * changes do not fail because of their order. `attempt` must read again each time and write on the version it read.
 * Throws `refusal()` after five lost attempts, and any other error of `attempt` immediately.
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
