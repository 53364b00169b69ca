import type { Recipe } from "@vignette/domain/automation";
import type { LivePush } from "../../adapters/live.ts";

/** Announces a change of a recipe to its owner's open pages. */
export const tellRecipe = (live: LivePush, { uid, projectId, id }: Pick<Recipe, "uid" | "projectId" | "id">) =>
  live(uid, { type: "recipe", projectId, recipeId: id });
