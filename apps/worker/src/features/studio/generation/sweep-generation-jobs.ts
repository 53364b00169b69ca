import { type Instant, later } from "@vignette/domain/kernel";
import { GENERATION_SILENCE, isStranded } from "@vignette/domain/studio";
import { DocumentError } from "../../../adapters/documents/documents.ts";
import type { GenerationQueue } from "../../../adapters/generation/generation-queue.ts";
import type { StudioStore } from "../creation/store.ts";
import { startGeneration } from "./generate-missing.ts";

type Deps = { studio: StudioStore; generationQueue: GenerationQueue; now: Instant };

/** Takes up makings of which nothing was heard: a Workflow that was lost with its engine. Returns how many. */
export async function sweepGenerationJobs({ studio, generationQueue, now }: Deps): Promise<number> {
  const silent = await studio.silentGenerations(later(now, -GENERATION_SILENCE));
  const stranded = silent.filter(({ value }) => isStranded(value, now));
  for (const { value, version } of stranded) {
    const again = { restarts: value.restarts + 1, lastUpdated: now };
    try {
      await studio.patch(value.id, again, { version });
      await startGeneration(generationQueue, { ...value, ...again });
    } catch (error) {
      // Somebody else took it up, or it went on after all.
      if (!(error instanceof DocumentError && (error.kind === "changed" || error.kind === "missing"))) throw error;
    }
  }
  return stranded.length;
}
