import type { Instant } from "@vignette/domain/kernel";
import { DocumentError } from "../../../adapters/documents/documents.ts";
import type { Making } from "../../../adapters/generation/makers.ts";
import type { StudioStore } from "../creation/store.ts";
import { current } from "./current-making.ts";

/** Says of creations that wait for their turn that nobody has lost them, so that no sweep takes them up. */
export async function keepWaiting(
  { studio, now }: { studio: StudioStore; now: Instant },
  waiting: readonly Making[],
): Promise<void> {
  for (const making of waiting) {
    const stored = await current(studio, making);
    if (!stored) continue;
    await studio.patch(stored.id, { lastUpdated: now }, { version: stored.version }).catch(unlessGone);
  }
}

/** Somebody stopped, edited or removed it in this moment: then it does not wait. */
function unlessGone(error: unknown): void {
  if (!(error instanceof DocumentError && (error.kind === "changed" || error.kind === "missing"))) throw error;
}
