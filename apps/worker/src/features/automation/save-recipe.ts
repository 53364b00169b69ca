import {
  type PlanFacts,
  RECIPES_MAX,
  type Recipe,
  type RecipePlan,
  refusePlan,
  replanned,
  resumed,
  type SaveRecipeInput,
} from "@vignette/domain/automation";
import { changedMeanwhile, type Instant, Refusal } from "@vignette/domain/kernel";
import { refuseKind } from "@vignette/domain/plans";
import type { Documents, Version } from "../../adapters/documents/documents.ts";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import { nullIfUnreadable } from "../../adapters/documents/null-if-unreadable.ts";
import type { LivePush } from "../../adapters/live.ts";
import { folderRecords } from "../../records/content/folders.ts";
import { productRecords } from "../../records/content/products.ts";
import { open } from "../../records/open.ts";
import { postStore } from "../../records/stores/post-store.ts";
import { socialAccountStore } from "../../records/stores/social-account-store.ts";
import { planOf } from "../../usage/plan-of.ts";
import type { RecipeStore } from "./store.ts";
import { tellRecipe } from "./tell-recipe.ts";
import { feedWrites } from "./triggers/feed-writes.ts";
import type { TriggerStore } from "./triggers/trigger-store.ts";

export type RecipeDeps = {
  documents: Documents;
  recipes: RecipeStore;
  triggers: TriggerStore;
  live: LivePush;
  now: Instant;
  newId: () => string;
};

/** Saves a recipe. A new one is paused until it is started; one that runs goes on by the new plan. Refused if it could not run. */
export async function saveRecipe(deps: RecipeDeps, uid: string, input: SaveRecipeInput): Promise<Recipe> {
  const { recipes, now } = deps;
  await postStore(deps.documents).project(uid, input.projectId);
  if (input.id === null) return await addRecipe(deps, uid, input);
  const { value, version } = await recipes.get(uid, input.id);
  if (value.lastUpdated !== input.seen) throw changedMeanwhile("recipe");
  await assertRuns(deps, value, input.plan);
  return await saved(deps, value, replanned(value, input.plan, now), version);
}

async function addRecipe(deps: RecipeDeps, uid: string, { projectId, plan }: SaveRecipeInput): Promise<Recipe> {
  const { recipes, now } = deps;
  if ((await recipes.ofProject(uid, projectId)).length >= RECIPES_MAX) throw tooManyRecipes();
  const recipe: Recipe = {
    id: deps.newId(),
    uid,
    projectId,
    plan,
    paused: { reason: "new", detail: "", says: null, at: now },
    nextAt: null,
    wakeAt: null,
    skipped: [],
    failuresInRow: 0,
    made: 0,
    createdAt: now,
    lastUpdated: now,
  };
  await assertRuns(deps, recipe, plan);
  await deps.documents.commit([recipes.writes.create(recipe.id, recipe)]);
  await tellRecipe(deps.live, recipe);
  return recipe;
}

/** Starts a recipe, or goes on with a paused one. Refused if it cannot run by its plan. */
export async function resumeRecipe(deps: RecipeDeps, uid: string, id: string): Promise<Recipe> {
  const { value, version } = await deps.recipes.get(uid, id);
  if (!value.paused) return value;
  await assertRuns(deps, value, value.plan);
  return await saved(deps, value, resumed(value, deps.now), version);
}

async function saved(deps: RecipeDeps, before: Recipe, next: Recipe, version: Version): Promise<Recipe> {
  const { documents, recipes, triggers, live, now } = deps;
  const writes = [recipes.writes.put(next.id, next, version), ...(await feedWrites(triggers, before, next, now))];
  await documents.commit(writes).catch(ifChanged(() => changedMeanwhile("recipe")));
  await tellRecipe(live, next);
  return next;
}

/** Throws a Refusal unless a recipe can run by a plan, and the user's subscription includes its kinds. */
async function assertRuns(deps: RecipeDeps, { uid, projectId, made }: Recipe, plan: RecipePlan): Promise<void> {
  const [facts, { lockedKinds }] = await Promise.all([
    planFacts(deps, uid, projectId),
    planOf(deps.documents, uid, deps.now),
  ]);
  const locked = plan.makes.map(({ kind }) => refuseKind(kind, lockedKinds)).find((it) => it !== null);
  const feed = plan.trigger.type === "feed" ? URL.parse(plan.trigger.address) : null;
  const refusal = refusePlan(plan, { ...facts, made, feed }) ?? locked;
  if (refusal) throw refusal;
}

async function planFacts(
  { documents, now }: RecipeDeps,
  uid: string,
  projectId: string,
): Promise<Omit<PlanFacts, "made" | "feed">> {
  const where = [
    ["uid", "==", uid],
    ["projectId", "==", projectId],
  ] as const;
  const [products, shelf, accounts] = await Promise.all([
    open(documents, productRecords).find({ where, orderBy: [["createdAt", "asc"]] }),
    open(documents, folderRecords).get(projectId).catch(nullIfUnreadable),
    socialAccountStore(documents).ofUser(uid),
  ]);
  const folders = shelf?.value.uid === uid ? shelf.value.folders : [];
  return {
    productIds: products.filter(({ value }) => value.purgeAt === null).map(({ id }) => id),
    folderIds: folders.map(({ id }) => id),
    accounts,
    now,
  };
}

const tooManyRecipes = () =>
  new Refusal("limit", "automation.too-many", `A project can have ${RECIPES_MAX} recipes. Delete one first.`).with({
    most: RECIPES_MAX,
  });
