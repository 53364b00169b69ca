import {
  isRunning,
  needsApproval,
  type Recipe,
  type RecipeRun,
  triggeredAt,
  triggeredRunId,
} from "@vignette/domain/automation";
import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import type { Topic } from "@vignette/domain/research";
import { DocumentError, type Documents, type Stored } from "../../../adapters/documents/documents.ts";
import { retryIfChanged } from "../../../adapters/documents/retry-if-changed.ts";
import type { LivePush } from "../../../adapters/live.ts";
import type { RecipeQueue } from "../../../adapters/recipes/recipe-queue.ts";
import type { RecipeStore } from "../store.ts";
import { newRun } from "../try-recipe.ts";

export type TriggerDeps = {
  documents: Documents;
  recipes: RecipeStore;
  recipeQueue: RecipeQueue;
  live: LivePush;
  now: Instant;
  newId: () => string;
};

/** What asked for a piece: its own key, and what the piece is about. */
export type Occasion = { key: string; topic: Topic | null };

/** `isNew` is false where this occasion had begun its run before. */
type Begun = { run: RecipeRun; isNew: boolean };

/**
 * Begins the run of an item or a call, once: its id is made of the recipe and the key. The recipe is saved under its
 * version in the same commit, so that two runs never take the same posting time. Null if the recipe begins nothing: it
 * is paused or deleted, follows its times, or makes its last pieces.
 */
export async function beginTriggered(deps: TriggerDeps, recipeId: string, occasion: Occasion): Promise<Begun | null> {
  const begun = await retryIfChanged(
    () => oneTry(deps, recipeId, occasion),
    () => changedMeanwhile("recipe"),
  );
  if (!begun?.isNew) return begun;
  const { run } = begun;
  if (isRunning(run)) await deps.recipeQueue.start(run);
  await deps.live(run.uid, { type: "recipe", projectId: run.projectId, recipeId });
  return begun;
}

async function oneTry(deps: TriggerDeps, recipeId: string, { key, topic }: Occasion): Promise<Begun | null> {
  const { recipes } = deps;
  const id = triggeredRunId(recipeId, key);
  const known = await recipes.findRun(id);
  if (known) return { run: known.value, isNew: false };
  const recipe = await recipes.find(recipeId);
  if (!recipe || recipe.value.paused || recipe.value.plan.trigger.type === "times") return null;
  const at = await timeFor(deps, recipe);
  if (at === "last-pieces") return null;
  const about = { at: at ?? deps.now, now: deps.now, isTrial: false, creationId: deps.newId() };
  const fresh = { ...newRun(recipe.value, about), id, topic };
  const run: RecipeRun = at === null ? { ...fresh, state: "skipped", skip: "full" } : fresh;
  try {
    await deps.documents.commit([
      recipes.runWrites.create(id, run),
      recipes.writes.put(recipeId, recipe.value, recipe.version),
    ]);
    return { run, isNew: true };
  } catch (error) {
    if (!(error instanceof DocumentError && error.kind === "exists")) throw error;
    return { run: (await recipes.findRun(id))?.value ?? run, isNew: false };
  }
}

/** The time of the post; null if there is none. Also whether the pieces that are being made may be the last ones. */
async function timeFor({ recipes, now }: TriggerDeps, { value }: Stored<Recipe>) {
  const { uid, id, plan, made } = value;
  const own = (await recipes.runsOf(uid, id)).filter((it) => !it.isTrial);
  const going = own.filter(isRunning).length;
  if (plan.stop.pieces !== null && made + going >= plan.stop.pieces) return "last-pieces";
  const taken = own.filter(({ state }) => state !== "failed" && state !== "skipped").map(({ at }) => at);
  return triggeredAt(plan, { taken, needsApproval: needsApproval(plan.approval, made + going) }, now);
}
