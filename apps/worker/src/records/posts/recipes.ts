import { Recipe } from "@vignette/domain/automation";
import { ofProject, record } from "../record.ts";

/** Collection `recipes`, keyed by recipe id. */
export const recipeRecords = record(
  "recipes",
  Recipe,
  { nextAt: "number", wakeAt: "timestamp", createdAt: "timestamp", lastUpdated: "timestamp" },
  ofProject("recipes"),
);
