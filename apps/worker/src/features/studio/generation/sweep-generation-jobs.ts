import { type Instant, later } from "@vignette/domain/kernel";
import { GENERATION_SILENCE, needsRestart } from "@vignette/domain/studio";
import { ignoreOvertaken } from "../../../adapters/documents/ignore-overtaken.ts";
import type { GenerationQueue } from "../../../adapters/generation/generation-queue.ts";
import type { StudioStore } from "../creation/store.ts";
import { startGeneration } from "./generate-missing.ts";

type Deps = { studio: StudioStore; generationQueue: GenerationQueue; now: Instant };

/** Restarts generation jobs that stopped reporting because their Workflow was lost. Returns how many were found. */
export async function sweepGenerationJobs({ studio, generationQueue, now }: Deps): Promise<number> {
  const silent = await studio.silentGenerations(later(now, -GENERATION_SILENCE));
  const stranded = silent.filter(({ value }) => needsRestart(value, now));
  for (const { value, version } of stranded) {
    const again = { restarts: value.restarts + 1, lastUpdated: now };
    try {
      await studio.patch(value.id, again, { version });
      await startGeneration(generationQueue, { ...value, ...again });
    } catch (error) {
      // Another sweep restarted it, or it continued after all.
      ignoreOvertaken(error);
    }
  }
  return stranded.length;
}
