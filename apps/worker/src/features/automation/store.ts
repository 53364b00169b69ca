import type { Recipe, RecipeRun, RunState } from "@vignette/domain/automation";
import type { Instant } from "@vignette/domain/kernel";
import type { Documents, Version } from "../../adapters/documents/documents.ts";
import { owned } from "../../adapters/documents/owned.ts";
import { open } from "../../records/open.ts";
import { recipeRunRecords } from "../../records/posts/recipe-runs.ts";
import { recipeRecords } from "../../records/posts/recipes.ts";

/** Runs that are read for budgets, rotation and history: those of several months. Our own choice. */
const RUNS_READ = 300;
const running: readonly RunState[] = ["choosing", "making", "rendering", "planning"];

/**
 * Collections `recipes`, keyed by recipe id, which needs the composite index uid + projectId + createdAt; and
 * `recipe_runs`, keyed by `runId`, which needs uid + recipeId + at (descending) and state + lastUpdated.
 */
export function recipeStore(documents: Documents) {
  const recipes = open(documents, recipeRecords);
  const runs = open(documents, recipeRunRecords);
  return {
    writes: recipes.writes,
    runWrites: runs.writes,
    get: (uid: string, id: string) => owned(recipes, uid, id, "recipe"),
    /** Oldest first. */
    ofProject: async (uid: string, projectId: string) => {
      const where = [
        ["uid", "==", uid],
        ["projectId", "==", projectId],
      ] as const;
      const found = await recipes.find({ where, orderBy: [["createdAt", "asc"]] });
      return found.map((it) => it.value);
    },
    put: (recipe: Recipe, version: Version) => recipes.put(recipe.id, recipe, version),
    /** Across all users: for the engine, never for a request. */
    find: recipes.get,
    /** Recipes whose next piece is to be made, those that have waited longest first. Across all users. */
    due: (now: Instant, limit: number) =>
      recipes.find({ where: [["wakeAt", "<=", now]], orderBy: [["wakeAt", "asc"]], limit }),
    getRun: (uid: string, id: string) => owned(runs, uid, id, "run"),
    findRun: runs.get,
    createRun: (run: RecipeRun) => runs.create(run.id, run),
    patchRun: (id: string, fields: Partial<RecipeRun>, version: Version) => runs.patch(id, fields, { version }),
    /** Newest first. */
    runsOf: async (uid: string, recipeId: string, limit = RUNS_READ) => {
      const where = [
        ["uid", "==", uid],
        ["recipeId", "==", recipeId],
      ] as const;
      const found = await runs.find({ where, orderBy: [["at", "desc"]], limit });
      return found.map((it) => it.value);
    },
    /** Runs that go on and have been silent since then, the longest silence first. Across all users. */
    silentRuns: (since: Instant, limit: number) =>
      runs.find({
        where: [
          ["state", "in", running],
          ["lastUpdated", "<=", since],
        ],
        orderBy: [["lastUpdated", "asc"]],
        limit,
      }),
  };
}
export type RecipeStore = ReturnType<typeof recipeStore>;
