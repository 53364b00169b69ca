import type { RecipeRun } from "@vignette/domain/automation";
import { Refusal, type StoredSaying, say } from "@vignette/domain/kernel";
import { failIfLost } from "@vignette/domain/studio";
import { DocumentError, type Stored } from "../../adapters/documents/documents.ts";
import { createCreation } from "../../features/studio/generation/create-creation.ts";
import { tellRun } from "./end-run.ts";
import type { RunDeps } from "./run-deps.ts";
import type { StepResult } from "./step-result.ts";

/**
 * Makes the words, pictures, voice and clips of a run. The creation has the id that the run was begun with, so a repeated
 * step finds it; the studio generates it and repeats what breaks off.
 */
export async function makeStep(deps: RunDeps, { id, value: run, version }: Stored<RecipeRun>): Promise<StepResult> {
  const found = await deps.studio.get(run.uid, run.creationId).catch(nullIfMissing);
  if (!found) {
    await begin(deps, run);
    return "wait";
  }
  const { state, failure, failureSays } = failIfLost(found.value, deps.now);
  if (state === "generating") return "wait";
  if (state === "failed") throw failedBecause(failure === null ? notMade : { message: failure, says: failureSays });
  await deps.recipes.patchRun(id, { state: "rendering", lastUpdated: deps.now }, version);
  await tellRun(deps, run);
  return "more";
}

async function begin(deps: RunDeps, { choice, topic, projectId, uid, creationId }: RecipeRun): Promise<void> {
  if (!choice) throw new Error("A run without a choice.");
  const { productId, kind, look, hook, hookId, photos } = choice;
  const input = { projectId, productId, kind, hook, hookId, template: look, drawing: null };
  try {
    await createCreation({ ...deps, newId: () => creationId }, uid, input, {
      photos: photos ?? undefined,
      topic: topic ?? undefined,
    });
  } catch (error) {
    // An earlier try of this step, whose answer was lost.
    if (!(error instanceof DocumentError && error.kind === "exists")) throw error;
  }
}

const notMade = say("automation.not-made", "We couldn't make this.");

/** The end of a run whose piece could not be made, with the studio's own sentence. */
export const failedBecause = ({ message, says }: StoredSaying) =>
  new Refusal("conflict", says?.code ?? "automation.step-failed", message).with(says?.values ?? {});

function nullIfMissing(error: unknown): null {
  if (error instanceof Refusal && error.kind === "missing") return null;
  throw error;
}
