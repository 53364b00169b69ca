import {
  afterRun,
  expectedCost,
  hooksFor,
  pieceCost,
  type Recipe,
  type RecipeRun,
  type RunEnd,
  type SkipReason,
} from "@vignette/domain/automation";
import { changedMeanwhile } from "@vignette/domain/kernel";
import type { Stored, Write } from "../../adapters/documents/documents.ts";
import { retryIfChanged } from "../../adapters/documents/retry-if-changed.ts";
import type { RunDeps } from "./run-deps.ts";

/** How a run ends; of a skipped one also why. */
export type Ended = Exclude<RunEnd, { type: "skipped" }> | { type: "skipped"; skip: SkipReason };

/** What else belongs to the end of a run: fields of its document, and writes of the same commit. */
type Also = { fields: Partial<RecipeRun>; writes: Write[] };

/**
 * Ends a run and counts it for its recipe in one commit, with what it has planned. A trial is not counted. Gives false,
 * having written nothing, for a run that has gone on, ended or been deleted meanwhile.
 */
export async function endRun(
  deps: RunDeps,
  { id, value: before }: Stored<RecipeRun>,
  end: Ended,
  also: Also = { fields: {}, writes: [] },
): Promise<boolean> {
  const { recipes, now } = deps;
  const hasEnded = await retryIfChanged(
    async () => {
      const stored = await recipes.findRun(id);
      if (stored?.value.state !== before.state) return false;
      const recipe = await recipes.find(before.recipeId);
      const credits = await costOf(deps, stored.value, recipe?.value);
      const fields = { ...endFields(stored.value, end), ...also.fields, credits, lastUpdated: now };
      const counted = recipe && !before.isTrial ? await countedFor(deps, recipe, before, end) : [];
      const run = recipes.runWrites.patch(id, fields, { version: stored.version });
      await deps.documents.commit([run, ...counted, ...also.writes]);
      return true;
    },
    () => changedMeanwhile("recipe"),
  );
  await tellRun(deps, before);
  await deps.notifier.told(before.uid);
  return hasEnded;
}

/** The recipe after its run, and what its owner is told of it: that it was paused. */
async function countedFor(deps: RunDeps, recipe: Stored<Recipe>, run: RecipeRun, end: Ended): Promise<Write[]> {
  const { id, value, version } = recipe;
  const next = afterRun(value, end, deps.now);
  const put = deps.recipes.writes.put(id, next, version);
  if (value.paused || !next.paused || next.paused.reason === "finished") return [put];
  const { detail: why, says } = next.paused;
  const named = { kind: "recipe-paused", recipeId: id, name: value.plan.name, why } as const;
  const about = says ? { ...named, says } : named;
  const { uid, projectId, at } = run;
  return [put, ...(await deps.notifier.writesFor({ uid, projectId, about, occurrence: at, by: null }))];
}

/** Announces a change of a run to open pages. */
export const tellRun = ({ live }: Pick<RunDeps, "live">, { uid, projectId, recipeId }: RecipeRun): Promise<void> =>
  live(uid, { type: "recipe", projectId, recipeId });

function endFields({ state }: RecipeRun, end: Ended): Partial<RecipeRun> {
  switch (end.type) {
    case "done":
      return { state: "done" };
    case "skipped":
      return { state: "skipped", skip: end.skip };
    case "failed":
      return { state: "failed", failure: { step: state, message: end.message, ...(end.says && { says: end.says }) } };
  }
}

/** What was spent for the piece, whether or not it was finished. */
async function costOf({ studio }: RunDeps, run: RecipeRun, recipe: Recipe | undefined): Promise<number> {
  if (!run.choice) return 0;
  const creation = await studio.get(run.uid, run.creationId).catch(() => null);
  const hooks = recipe ? hooksFor(recipe.plan, run.topic) : ({ from: "library" } as const);
  // A trial ends with its files, before anything is planned.
  const isRendered = run.state === "planning" || (creation?.value.assetId ?? null) !== null;
  return pieceCost(creation?.value.spending ?? [], { expected: expectedCost(run.choice, hooks), hooks, isRendered });
}
