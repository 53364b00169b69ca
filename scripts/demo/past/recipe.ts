import { defaultPlan, type Recipe, type RecipeRun, runId } from "@vignette/domain/automation";
import { days, instant, later, minutes } from "@vignette/domain/kernel";
import { creditPrices, inCredits } from "@vignette/domain/usage";
import { open } from "../../../apps/worker/src/records/open.ts";
import { recipeRunRecords } from "../../../apps/worker/src/records/posts/recipe-runs.ts";
import { recipeRecords } from "../../../apps/worker/src/records/posts/recipes.ts";
import type { SignedUp } from "../client.ts";
import { targetFor } from "../publish.ts";
import { documentsOfInstance } from "./documents.ts";
import type { PastPost } from "./past-posts.ts";
import { recipeTimes } from "./plan.ts";

/** Its four carousels come back after nine days. */
const REST_DAYS = 7;

type Place = {
  projectId: string;
  productId: string;
  accounts: readonly Parameters<typeof targetFor>[0][];
  sandboxOrigin: string;
  zone: string;
};

/**
 * A recipe that planned the posts of its times, with a time that its owner skipped and one at which it failed. It is
 * saved and started by the product's verbs; its runs are stored as the engine stores them.
 */
export async function makeRecipe({ client }: SignedUp, posts: readonly PastPost[], place: Place): Promise<void> {
  const { projectId, productId, accounts, zone } = place;
  const saved = await client.automation.save.mutate({
    ...{ projectId, id: null, seen: null },
    plan: {
      ...defaultPlan(zone),
      ...{ name: "Three evenings a week", productIds: [productId], times: recipeTimes(zone), restDays: REST_DAYS },
      accounts: accounts.map((account) => ({ accountId: account.id, options: targetFor(account, "").options })),
      ...{ ending: "Poured by hand in Porto.", tags: ["candles", "slowevenings"] },
    },
  });
  const recipe = await client.automation.resume.mutate({ id: saved.id });

  const own = posts.filter(({ time }) => time.isOfRecipe);
  const runs = own.map((post) => done(recipe, productId, post));
  const [first, second] = own;
  const missed = [
    ...(first ? [ended(recipe, later(first.time.at, -days(2)), { state: "skipped", skip: "owner" })] : []),
    ...(second ? [ended(recipe, later(second.time.at, -days(1)), failed)] : []),
  ];
  const documents = documentsOfInstance(place.sandboxOrigin);
  const records = open(documents, recipeRunRecords);
  await Promise.all([...runs, ...missed].map((run) => records.create(run.id, run)));
  const recipes = open(documents, recipeRecords);
  const stored = await recipes.get(recipe.id);
  if (!stored) throw new Error("The demo's recipe is gone.");
  const since = later(instant(Date.now()), -days(29));
  await recipes.put(recipe.id, { ...stored.value, made: runs.length, createdAt: since }, stored.version);
}

const failed: Partial<RecipeRun> = {
  state: "failed",
  failure: { step: "making", message: "The AI writer did not answer. Nothing was made, and nothing was charged." },
};

/** A run that ended an hour before its time. */
const ended = ({ id, uid, projectId }: Recipe, at: RecipeRun["at"], change: Partial<RecipeRun>): RecipeRun => ({
  ...{ id: runId(id, at), uid, projectId, recipeId: id, at, isTrial: false, topic: null },
  ...{
    state: "done",
    skip: null,
    canceledAt: null,
    choice: null,
    creationId: crypto.randomUUID(),
    postId: null,
    assetId: null,
  },
  ...{
    credits: 0,
    failure: null,
    restarts: 0,
    createdAt: later(at, -minutes(90)),
    lastUpdated: later(at, -minutes(60)),
  },
  ...change,
});

/** AI credits of a piece with photos of one's own: its words, of which the usual model writes a piece for one, and its render. */
const CREDITS = inCredits(0) + creditPrices.render;

const done = (recipe: Recipe, productId: string, { postId, asset, piece, time }: PastPost): RecipeRun =>
  ended(recipe, time.at, {
    ...{ postId, assetId: asset.id, credits: CREDITS },
    ...(asset.creationId !== null && { creationId: asset.creationId }),
    choice: {
      ...{ productId, kind: piece.kind, look: piece.template, hookId: piece.hookId, photos: null },
      hook: asset.name,
    },
  });
