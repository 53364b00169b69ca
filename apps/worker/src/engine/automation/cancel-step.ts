import type { RecipeRun } from "@vignette/domain/automation";
import { Refusal } from "@vignette/domain/kernel";
import type { Stored } from "../../adapters/documents/documents.ts";
import { cancelGeneration } from "../../features/studio/generation/cancel-generation.ts";
import { cancelRender } from "../../features/studio/rendering/cancel-render.ts";
import { endRun } from "./end-run.ts";
import type { RunDeps } from "./run-deps.ts";
import type { StepResult } from "./step-result.ts";

/** Ends a trial that its owner canceled: stops the generation and the render of its piece, which stays in the studio as it is. */
export async function cancelStep(deps: RunDeps, stored: Stored<RecipeRun>): Promise<StepResult> {
  const { uid, creationId } = stored.value;
  await cancelGeneration(deps, uid, creationId).catch(unlessIdle);
  await cancelRender(deps, uid, creationId).catch(unlessIdle);
  await endRun(deps, stored, { type: "skipped", skip: "canceled" });
  return "done";
}

/** There is no piece yet, or nothing is being made of it. */
function unlessIdle(error: unknown): null {
  if (error instanceof Refusal && (error.kind === "missing" || error.kind === "conflict")) return null;
  throw error;
}
