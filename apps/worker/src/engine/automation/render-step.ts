import type { RecipeRun } from "@vignette/domain/automation";
import { Refusal, say } from "@vignette/domain/kernel";
import { isActive } from "@vignette/domain/studio";
import type { Stored } from "../../adapters/documents/documents.ts";
import { startDocumentRender } from "../../features/studio/rendering/start-render.ts";
import { endRun, tellRun } from "./end-run.ts";
import { failedBecause } from "./make-step.ts";
import type { RunDeps } from "./run-deps.ts";
import type { StepResult } from "./step-result.ts";

/**
 * Makes the files of a run on the renderer, from the stored creation. A render that was begun is followed by the studio,
 * which tries again what breaks off. A trial ends with the finished piece.
 */
export async function renderStep(deps: RunDeps, stored: Stored<RecipeRun>): Promise<StepResult> {
  const { value: run, id, version } = stored;
  // Before its creation: a render that ends between the two reads is met as one that goes on, never as one without files.
  const render = await deps.renders.get(run.creationId);
  const { value: creation } = await deps.studio.get(run.uid, run.creationId);
  const { assetId } = creation;
  if (assetId !== null) {
    if (run.isTrial) {
      await endRun(deps, stored, { type: "done" }, { fields: { assetId }, writes: [] });
      return "done";
    }
    await deps.recipes.patchRun(id, { state: "planning", assetId, lastUpdated: deps.now }, version);
    await tellRun(deps, run);
    return "more";
  }
  if (render && isActive(render.value)) return "wait";
  if (render) {
    const { failure, failureSays } = render.value;
    throw failedBecause(failure === null ? canceled : { message: failure, says: failureSays });
  }
  await startDocumentRender(deps, run.uid, { id: creation.id, handles: await handlesOf(deps, run) }).catch(unlessBusy);
  return "wait";
}

const canceled = say("automation.export-canceled", "The export was canceled.");

/** The name of the account of each platform, with @; "" where the recipe posts to none or to several. */
async function handlesOf({ recipes, accounts }: RunDeps, { recipeId, uid }: RecipeRun) {
  const wanted = (await recipes.find(recipeId))?.value.plan.accounts.map(({ accountId }) => accountId) ?? [];
  const own = (await accounts.ofUser(uid)).filter(({ id }) => wanted.includes(id));
  const nameOn = (platform: "tiktok" | "instagram") => {
    const [only, second] = own.filter((account) => account.platform === platform);
    return only && !second ? `@${only.username.replace(/^@/, "")}` : "";
  };
  return { tiktok: nameOn("tiktok"), instagram: nameOn("instagram") };
}

/** The user's other renders have all places, or this one was begun by an earlier try of the step. */
function unlessBusy(error: unknown): null {
  const busy = ["studio.renders-full", "studio.rendering"];
  if (error instanceof Refusal && busy.includes(error.code)) return null;
  throw error;
}
