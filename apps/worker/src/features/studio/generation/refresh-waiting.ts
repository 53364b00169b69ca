import type { Instant } from "@vignette/domain/kernel";
import { ignoreOvertaken } from "../../../adapters/documents/ignore-overtaken.ts";
import type { GenerationJob } from "../../../adapters/generation/generation-queue.ts";
import type { StudioStore } from "../creation/store.ts";
import { currentCreation } from "./current-creation.ts";

/** Updates the timestamp of creations that wait in the queue, so that the sweep does not treat them as lost. */
export async function refreshWaiting(
  { studio, now }: { studio: StudioStore; now: Instant },
  waiting: readonly GenerationJob[],
): Promise<void> {
  for (const job of waiting) {
    const stored = await currentCreation(studio, job);
    if (!stored) continue;
    await studio.patch(stored.id, { lastUpdated: now }, { version: stored.version }).catch(ignoreOvertaken);
  }
}
