import { MAKING_TAKES, movedOn, type Recipe, type SkipReason } from "@vignette/domain/automation";
import { later, minutes, say } from "@vignette/domain/kernel";
import type { Stored } from "../../adapters/documents/documents.ts";
import { DocumentError } from "../../adapters/documents/documents.ts";
import { standingOf } from "../../context/standing-of.ts";
import { newRun } from "../../features/automation/try-recipe.ts";
import { endRun, tellRun } from "./end-run.ts";
import type { RunDeps } from "./run-deps.ts";
import { safely } from "./safely.ts";

/** Recipes and lost runs a minute: the rest follows a minute later. Our own choice. */
const AT_ONCE = 50;
/** A run that has been silent for so long was lost. Longer than any step takes with its retries. */
const SILENCE = minutes(10);
const RESTARTS_MAX = 3;
/**
 * How long the last piece of a recipe waits for those that are being made, which may fail, and any piece of a disabled
 * user. Our own choice.
 */
const ASKS_AGAIN = minutes(10);

const LOST = say("automation.lost", "The work on this stopped unexpectedly, several times.");

/** Begins the runs that are due and starts lost ones again. Returns how many were begun. */
export async function sweepRecipes(deps: RunDeps): Promise<number> {
  let begun = 0;
  for (const stored of await deps.recipes.due(deps.now, AT_ONCE)) {
    if (await safely(stored.id, () => beginNext(deps, stored))) begun += 1;
  }
  for (const stored of await deps.recipes.silentRuns(later(deps.now, -SILENCE), AT_ONCE)) {
    const { value: run, version, id } = stored;
    await safely(id, async () => {
      if (run.restarts >= RESTARTS_MAX)
        return await endRun(deps, stored, { type: "failed", ...LOST, isConsent: false });
      const restarts = run.restarts + 1;
      await deps.recipes.patchRun(id, { restarts, lastUpdated: deps.now }, version);
      await deps.recipeQueue.start({ id, restarts });
      return true;
    });
  }
  return begun;
}

/** Creates the run of a recipe's next time and moves the recipe on, in one commit; then starts it. */
async function beginNext(deps: RunDeps, { value: recipe, version }: Stored<Recipe>): Promise<boolean> {
  const { recipes, now } = deps;
  const at = recipe.nextAt;
  if (at === null) {
    // A feed or a call begins its pieces: only its end is due.
    await recipes.put({ ...recipe, ...movedOn(recipe.plan, now, now) }, version);
    return false;
  }
  if ((await isFull(deps, recipe)) || (await isDisabled(deps, recipe))) {
    await recipes.put({ ...recipe, wakeAt: later(now, ASKS_AGAIN) }, version);
    return false;
  }
  const skip: SkipReason | null =
    at < later(now, MAKING_TAKES / 2) ? "late" : recipe.skipped.includes(at) ? "owner" : null;
  const fresh = newRun(recipe, { at, now, isTrial: false, creationId: deps.newId() });
  const run = skip ? { ...fresh, state: "skipped" as const, skip } : fresh;
  const moved = { ...recipe, ...movedOn(recipe.plan, at, now), skipped: recipe.skipped.filter((it) => it > at) };
  const put = recipes.writes.put(recipe.id, moved, version);
  try {
    await deps.documents.commit([recipes.runWrites.create(run.id, run), put]);
  } catch (error) {
    // This time was begun before the recipe was paused and started again.
    if (!(error instanceof DocumentError && error.kind === "exists")) throw error;
    await deps.documents.commit([put]);
    return false;
  }
  if (!skip) await deps.recipeQueue.start(run);
  await tellRun(deps, run);
  return !skip;
}

/** Whether an admin has disabled the owner: nothing is spent for them. */
const isDisabled = async ({ documents }: RunDeps, { uid }: Recipe): Promise<boolean> =>
  (await standingOf(documents, uid)).disabledAt !== null;

/** Whether the pieces that are being made may be the last ones. */
async function isFull({ recipes }: RunDeps, { uid, id, made, plan }: Recipe): Promise<boolean> {
  if (plan.stop.pieces === null) return false;
  const runs = await recipes.runsOf(uid, id);
  const going = runs.filter(
    (run) => !run.isTrial && ["choosing", "making", "rendering", "planning"].includes(run.state),
  );
  return made + going.length >= plan.stop.pieces;
}
