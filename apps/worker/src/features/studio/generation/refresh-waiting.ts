import type { Instant } from "@vignette/domain/kernel";
import { DocumentError } from "../../../adapters/documents/documents.ts";
import type { GenerationJob } from "../../../adapters/generation/generation-queue.ts";
import type { StudioStore } from "../creation/store.ts";
import { currentCreation } from "./current-creation.ts";

/** Says of creations that wait for their turn that nobody has lost them, so that no sweep takes them up. */
export async function refreshWaiting(
  { studio, now }: { studio: StudioStore; now: Instant },
  waiting: readonly GenerationJob[],
): Promise<void> {
  for (const job of waiting) {
    const stored = await currentCreation(studio, job);
    if (!stored) continue;
    await studio.patch(stored.id, { lastUpdated: now }, { version: stored.version }).catch(unlessGone);
  }
}

/** Somebody stopped, edited or removed it in this moment: then it does not wait. */
function unlessGone(error: unknown): void {
  if (!(error instanceof DocumentError && (error.kind === "changed" || error.kind === "missing"))) throw error;
}
