import { isRunning, type RecipeRun } from "@vignette/domain/automation";
import { changedMeanwhile, type Instant, Refusal } from "@vignette/domain/kernel";
import { retryIfChanged } from "../../adapters/documents/retry-if-changed.ts";
import type { LivePush } from "../../adapters/live.ts";
import type { RecipeStore } from "./store.ts";
import { tellRecipe } from "./tell-recipe.ts";

type Deps = { recipes: RecipeStore; live: LivePush; now: Instant };

/**
 * Cancels a dry run: its next step stops what is being made and ends it. One that has ended stays as it is. Refused for
 * a run that posts.
 */
export async function cancelTrial({ recipes, live, now }: Deps, uid: string, id: string): Promise<RecipeRun> {
  const canceled = await retryIfChanged(
    async () => {
      const { value, version } = await recipes.getRun(uid, id);
      if (!value.isTrial) throw notATrial();
      if (!isRunning(value) || value.canceledAt !== null) return value;
      await recipes.patchRun(id, { canceledAt: now }, version);
      return { ...value, canceledAt: now };
    },
    () => changedMeanwhile("recipe"),
  );
  await tellRecipe(live, { uid, projectId: canceled.projectId, id: canceled.recipeId });
  return canceled;
}

const notATrial = () =>
  new Refusal("conflict", "automation.not-a-trial", "Only a dry run can be canceled. Pause the recipe instead.");
