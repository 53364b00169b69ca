import { paused, type Recipe, type SkipInput, skipping } from "@vignette/domain/automation";
import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import type { Documents } from "../../adapters/documents/documents.ts";
import { retryIfChanged } from "../../adapters/documents/retry-if-changed.ts";
import type { LivePush } from "../../adapters/live.ts";
import type { RecipeStore } from "./store.ts";
import { tellRecipe } from "./tell-recipe.ts";
import type { TriggerStore } from "./triggers/trigger-store.ts";

type Deps = { recipes: RecipeStore; documents: Documents; live: LivePush; now: Instant };

/** Pauses a recipe: nothing more is begun, and a piece that is being made is not scheduled. */
export const pauseRecipe = (deps: Deps, uid: string, id: string): Promise<Recipe> =>
  changeRecipe(deps, uid, id, (recipe) => paused(recipe, "owner", null, deps.now));

/** Leaves out one of the coming times of a recipe, or puts it back. */
export const skipRecipe = (deps: Deps, uid: string, { id, ...skip }: SkipInput): Promise<Recipe> =>
  changeRecipe(deps, uid, id, (recipe) => skipping(recipe, skip, deps.now));

async function changeRecipe(
  { recipes, live }: Deps,
  uid: string,
  id: string,
  change: (recipe: Recipe) => Recipe,
): Promise<Recipe> {
  const changed = await retryIfChanged(
    async () => {
      const { value, version } = await recipes.get(uid, id);
      const next = change(value);
      await recipes.put(next, version);
      return next;
    },
    () => changedMeanwhile("recipe"),
  );
  await tellRecipe(live, changed);
  return changed;
}

/** Runs that are removed in one commit: Firestore allows 500 writes. Source: docs/platforms/firestore.md#limits. */
const AT_ONCE = 300;

type RemoveDeps = Deps & { triggers: TriggerStore };

/** Deletes a recipe, its trigger and its history. What it made and scheduled stays. */
export async function removeRecipe(
  { recipes, triggers, documents }: RemoveDeps,
  uid: string,
  id: string,
): Promise<void> {
  await recipes.get(uid, id);
  const ends = [recipes.writes.remove(id), triggers.feedWrites.remove(id), triggers.secretWrites.remove(id)];
  for (;;) {
    const runs = await recipes.runsOf(uid, id, AT_ONCE);
    await documents.commit([
      ...runs.map((run) => recipes.runWrites.remove(run.id)),
      ...(runs.length < AT_ONCE ? ends : []),
    ]);
    if (runs.length < AT_ONCE) return;
  }
}
