import { type RecipeRun, runId } from "@vignette/domain/automation";
import type { Instant } from "@vignette/domain/kernel";
import type { RecipeQueue } from "../../adapters/recipes/recipe-queue.ts";
import type { RecipeStore } from "./store.ts";

type Deps = { recipes: RecipeStore; recipeQueue: RecipeQueue; now: Instant; newId: () => string };

/** Begins a trial: one piece is made as the recipe would make it now, and nothing is posted. */
export async function tryRecipe(deps: Deps, uid: string, id: string): Promise<RecipeRun> {
  const { value: recipe } = await deps.recipes.get(uid, id);
  const run = newRun(recipe, { at: deps.now, now: deps.now, isTrial: true, creationId: deps.newId() });
  await deps.recipes.createRun(run);
  await deps.recipeQueue.start(run);
  return run;
}

type About = Pick<RecipeRun, "at" | "isTrial" | "creationId"> & { now: Instant };

/** A run that has not begun. */
export const newRun = (
  { id: recipeId, uid, projectId }: { id: string; uid: string; projectId: string },
  { at, isTrial, creationId, now }: About,
): RecipeRun => ({
  id: runId(recipeId, at),
  uid,
  projectId,
  recipeId,
  at,
  isTrial,
  topic: null,
  state: "choosing",
  skip: null,
  choice: null,
  creationId,
  postId: null,
  assetId: null,
  credits: 0,
  failure: null,
  restarts: 0,
  createdAt: now,
  lastUpdated: now,
});
