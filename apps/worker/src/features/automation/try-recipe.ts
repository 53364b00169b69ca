import { type RecipeRun, runId } from "@vignette/domain/automation";
import type { Instant } from "@vignette/domain/kernel";
import type { Pages } from "../../adapters/pages/pages.ts";
import type { RecipeQueue } from "../../adapters/recipes/recipe-queue.ts";
import type { RecipeStore } from "./store.ts";
import { lookAtFeed } from "./triggers/look-at-feed.ts";

type Deps = { recipes: RecipeStore; recipeQueue: RecipeQueue; pages: Pages; now: Instant; newId: () => string };

/**
 * Begins a trial: one piece is made as the recipe would make it now, and nothing is posted. Where a feed begins its
 * pieces it is about the newest item. Throws a Refusal if the feed can't be read.
 */
export async function tryRecipe(deps: Deps, uid: string, id: string): Promise<RecipeRun> {
  const { value: recipe } = await deps.recipes.get(uid, id);
  const { trigger } = recipe.plan;
  const [topic = null] = trigger.type === "feed" ? (await lookAtFeed(deps.pages, trigger.address)).newest : [];
  const about = { at: deps.now, now: deps.now, isTrial: true, creationId: deps.newId() };
  const run = { ...newRun(recipe, about), topic };
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
  canceledAt: null,
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
