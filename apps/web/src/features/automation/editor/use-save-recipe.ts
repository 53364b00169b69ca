import type { Recipe, RecipePlan } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.ts";
import { errorNotice, refusalOf, trpc } from "../../../trpc.ts";
import type { RecipeFormState } from "./use-recipe-form.ts";

/** Saves a recipe, starts it if wished, and leads to it. */
export function useSaveRecipe(projectId: string, recipe: Recipe | null, state: RecipeFormState) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [pending, setPending] = useState<"save" | "start" | null>(null);
  const [error, setError] = useState<unknown>(null);
  const store = trpc.automation.save.useMutation();
  const start = trpc.automation.resume.useMutation();

  async function saved(plan: RecipePlan): Promise<Recipe> {
    const id = recipe?.id ?? null;
    try {
      return await store.mutateAsync({ projectId, id, seen: recipe?.lastUpdated ?? null, plan });
    } catch (refused) {
      if (id === null || refusalOf(refused) !== "recipe.changed") throw refused;
      // A run that ended meanwhile changed the recipe as well: only another plan is a conflict.
      const now = await utils.automation.get.fetch({ id }, { staleTime: 0 });
      if (JSON.stringify(now.plan) !== JSON.stringify(recipe?.plan)) throw refused;
      return await store.mutateAsync({ projectId, id, seen: now.lastUpdated, plan });
    }
  }

  async function save(plan: RecipePlan, andStart: boolean): Promise<void> {
    setError(null);
    setPending(andStart ? "start" : "save");
    try {
      let next = await saved(plan);
      state.forget();
      if (andStart) next = await started(next);
      utils.automation.get.setData({ id: next.id }, next);
      void utils.automation.list.invalidate();
      void utils.automation.forecast.invalidate({ id: next.id });
      await navigate(paths.recipe(next.id));
    } catch (failure) {
      setError(failure);
      setPending(null);
    }
  }

  /** A recipe that cannot be started is saved nevertheless. */
  async function started(next: Recipe): Promise<Recipe> {
    try {
      const running = await start.mutateAsync({ id: next.id });
      notify({ kind: "success", title: m.automation_recipe_is_running() });
      return running;
    } catch (failure) {
      notify({ ...errorNotice(failure), detail: m.automation_saved_not_started() });
      return next;
    }
  }

  return { save: (plan: RecipePlan, andStart: boolean) => void save(plan, andStart), pending, error };
}
