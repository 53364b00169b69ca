import type { Recipe } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { useOnline } from "../../shared/offline/offline-bar.tsx";
import { untilWords } from "../../shared/times/times.ts";
import { useNow } from "../../shared/times/use-now.ts";
import { RecipeBadge } from "./recipe-badge.tsx";
import { useRecipeChanges } from "./use-recipe-changes.ts";
import { nextText } from "./words/next-text.ts";
import { approvalText, capitalized, hooksText, makesText, triggerText } from "./words/plan-text.ts";
import { type RecipeState, recipeStateOf } from "./words/recipe-state.ts";

/** A recipe in the list: its routine in a sentence, its state, and its next post. */
export function RecipeCard({ recipe }: { recipe: Recipe }) {
  const { plan } = recipe;
  const state = recipeStateOf(recipe);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-panel border border-line bg-surface px-5 py-4 max-md:px-4">
      <div className="min-w-0 flex-1 basis-80">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-read font-semibold">
          <Link to={paths.recipe(recipe.id)} className="link min-w-0 [overflow-wrap:anywhere]">
            {plan.name}
          </Link>
          <RecipeBadge state={state} />
        </h2>
        <p className="mt-1 text-base text-ink-2">
          {m.automation_routine_in_a_sentence({
            starts: capitalized(triggerText(plan)),
            makes: makesText(plan.makes),
            hooks: hooksText(plan),
            approval: capitalized(approvalText(plan.approval)),
          })}
        </p>
        <NextPost recipe={recipe} state={state} />
      </div>
      <Switching recipe={recipe} state={state} />
    </li>
  );
}

/** When it posts next, or why and since when it does not. */
function NextPost({ recipe, state }: { recipe: Recipe; state: RecipeState }) {
  const now = useNow();
  const { nextAt, paused, made } = recipe;
  return (
    <p className="tabular mt-2 text-base">
      <span className={paused && !state.tinted ? "text-ink-2" : "font-semibold"}>{nextText(recipe)}</span>
      {nextAt !== null && <span className="text-ink-2"> {untilWords(nextAt, now)}</span>}
      {made > 0 && <span className="text-ink-3"> {m.automation_made_so_far({ made })}</span>}
    </p>
  );
}

/** Starts or pauses the recipe from the list. */
function Switching({ recipe, state }: { recipe: Recipe; state: RecipeState }) {
  const online = useOnline();
  const { start, pause } = useRecipeChanges(recipe);
  const { name } = recipe.plan;
  // Consent, failures and a plan that has ended need a look at the recipe first.
  if (recipe.paused && !["owner", "new"].includes(recipe.paused.reason)) return null;
  return recipe.paused ? (
    <Button
      aria-label={
        recipe.paused.reason === "new" ? m.automation_start_recipe({ name }) : m.automation_resume_recipe({ name })
      }
      disabled={!online}
      pending={start.isPending}
      onClick={() => start.mutate({ id: recipe.id })}
    >
      {state.start}
    </Button>
  ) : (
    <Button
      aria-label={m.automation_pause_recipe({ name })}
      disabled={!online}
      pending={pause.isPending}
      onClick={() => pause.mutate({ id: recipe.id })}
    >
      {m.automation_pause()}
    </Button>
  );
}
