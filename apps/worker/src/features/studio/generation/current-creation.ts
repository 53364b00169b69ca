import { Refusal } from "@vignette/domain/kernel";
import type { Creation } from "@vignette/domain/studio";
import type { Stored } from "../../../adapters/documents/documents.ts";
import type { GenerationJob } from "../../../adapters/generation/generation-queue.ts";
import type { StudioStore } from "../creation/store.ts";

/** The creation, if this job is still its current one; null once the job was canceled or replaced by another. */
export async function currentCreation(
  studio: Pick<StudioStore, "get">,
  { uid, creationId, run, restarts }: GenerationJob,
): Promise<Stored<Creation> | null> {
  const stored = await studio.get(uid, creationId).catch(nullIfMissing);
  if (stored?.value.state !== "generating" || stored.value.run !== run) return null;
  return stored.value.restarts === restarts ? stored : null;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Refusal && error.kind === "missing") return null;
  throw error;
}
