import { RecipeRun } from "@vignette/domain/automation";
import { ofProject, record } from "../record.ts";

/** Collection `recipe_runs`, keyed by the recipe and its instant: see `runId`. */
export const recipeRunRecords = record(
  "recipe_runs",
  RecipeRun,
  { at: "timestamp", canceledAt: "timestamp", createdAt: "timestamp", lastUpdated: "timestamp" },
  ofProject("recipe_runs"),
);
