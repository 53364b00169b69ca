import {
  chooseNext,
  countedBefore,
  hooksFor,
  isHalted,
  likelyCost,
  overBudget,
  type Recipe,
  type RecipeChoice,
  type RecipeRun,
} from "@vignette/domain/automation";
import { Refusal, type Saying } from "@vignette/domain/kernel";
import type { Stored } from "../../adapters/documents/documents.ts";
import { recipeFacts } from "../../features/automation/recipe-facts.ts";
import { endRun, tellRun } from "./end-run.ts";
import type { RunDeps } from "./run-deps.ts";
import type { StepResult } from "./step-result.ts";
import { writeHook } from "./write-hook.ts";

/**
 * Chooses what a run makes, within the week's budget. The choice is saved under the version of the recipe that it was
 * made for, so that two runs of a recipe never choose the same.
 */
export async function chooseStep(deps: RunDeps, stored: Stored<RecipeRun>): Promise<StepResult> {
  const { recipes, now } = deps;
  const { value: run, id, version } = stored;
  const recipe = await recipes.find(run.recipeId);
  if (!recipe || (isHalted(recipe.value) && !run.isTrial)) {
    await endRun(deps, stored, { type: "skipped", skip: "paused" });
    return "done";
  }
  const plan = { ...recipe.value.plan, hooks: hooksFor(recipe.value.plan, run.topic) };
  const { products, before, runs } = await recipeFacts(deps, recipe.value);
  const choice = chooseNext(plan, products, before, run.at);
  if ("none" in choice) throw nothingToMake(choice.none);

  const others = runs.filter((it) => it.id !== id);
  const credits = likelyCost(choice, plan.hooks, others);
  const skip = run.isTrial ? null : overBudget(plan, countedBefore(run, others), { at: run.at, cost: credits });
  if (skip) {
    await endRun(deps, stored, { type: "skipped", skip });
    return "done";
  }
  const written = await withHook(deps, { ...run, plan }, choice, before);
  await deps.documents.commit([
    recipes.runWrites.patch(id, { state: "making", choice: written, credits, lastUpdated: now }, { version }),
    // Unchanged, but under its version: whoever chooses at the same time chooses once more.
    recipes.writes.put(recipe.id, recipe.value, recipe.version),
  ]);
  await tellRun(deps, run);
  return "more";
}

const nothingToMake = ({ message, says: { code, values } }: Saying) =>
  new Refusal("conflict", code, message).with(values);

/** The choice with the hook that the writer writes, where the recipe says so. */
async function withHook(
  deps: RunDeps,
  { uid, topic, plan }: Pick<RecipeRun, "uid" | "topic"> & Pick<Recipe, "plan">,
  choice: RecipeChoice,
  before: readonly { hook: string }[],
): Promise<RecipeChoice> {
  if (plan.hooks.from !== "writer") return choice;
  const used = before.map(({ hook }) => hook).filter((hook) => hook !== "");
  return { ...choice, hook: await writeHook(deps, uid, choice, { used, topic }) };
}
