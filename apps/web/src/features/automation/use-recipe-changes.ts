import type { Recipe } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { errorNotice, trpc } from "../../trpc.ts";

/** What changes a recipe as a whole. Each shows its result at once; a refusal is shown as a notice. */
export function useRecipeChanges({ id, projectId }: Pick<Recipe, "id" | "projectId">) {
  const utils = trpc.useUtils();
  const onError = (error: unknown) => notify({ ...errorNotice(error), detail: m.automation_nothing_was_changed() });
  const show = (recipe: Recipe) => {
    utils.automation.get.setData({ id }, recipe);
    utils.automation.list.setData({ projectId }, (all) => all?.map((it) => (it.id === id ? recipe : it)));
    void utils.automation.forecast.invalidate({ id });
  };
  return {
    /** Starts a recipe, or goes on with a paused one. */
    start: trpc.automation.resume.useMutation({
      onSuccess: (recipe) => {
        show(recipe);
        notify({ kind: "success", title: m.automation_recipe_is_running() });
      },
      onError,
    }),
    pause: trpc.automation.pause.useMutation({
      onSuccess: (recipe) => {
        show(recipe);
        notify({ kind: "success", title: m.automation_paused_notice() });
      },
      onError,
    }),
    skip: trpc.automation.skip.useMutation({ onSuccess: show, onError }),
    tryOut: trpc.automation.tryOut.useMutation({
      onSuccess: () => utils.automation.history.invalidate({ id }),
      onError,
    }),
    cancelTrial: trpc.automation.cancelTrial.useMutation({
      onSuccess: () => utils.automation.history.invalidate({ id }),
      onError,
    }),
    remove: trpc.automation.remove.useMutation({
      onSuccess: () => {
        utils.automation.list.setData({ projectId }, (all) => all?.filter((it) => it.id !== id));
        notify({ kind: "success", title: m.automation_recipe_deleted() });
      },
      onError,
    }),
  };
}
