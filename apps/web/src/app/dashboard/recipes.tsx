import type { Recipe } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { Panel } from "@vignette/ui";
import { Link } from "react-router";
import { RecipeBadge } from "../../features/automation/recipe-badge.tsx";
import { nextText } from "../../features/automation/words/next-text.ts";
import { recipeStateOf } from "../../features/automation/words/recipe-state.ts";
import { paths } from "../../paths.ts";
import { ownZone } from "../../shared/times/times.ts";
import { trpc } from "../../trpc.ts";

/** Rows at first; Automation has all of them. */
const SHOWN = 4;

/** The recipes of the project: those that need the user first, then those that post next. Renders nothing without any. */
export function Recipes({ projectId }: { projectId: string }) {
  const [recipes] = trpc.automation.list.useSuspenseQuery({ projectId });
  if (recipes.length === 0) return null;
  return (
    <Panel
      flush
      title={m.app_automation()}
      action={
        <Link to={paths.automation} className="link text-base font-semibold">
          {m.dashboard_all_recipes()}
        </Link>
      }
    >
      <ul className="mt-2">
        {recipes
          .toSorted(byUrgency)
          .slice(0, SHOWN)
          .map((recipe) => (
            <li key={recipe.id} className="border-t border-line">
              <Link
                to={paths.recipe(recipe.id)}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 no-underline hover:bg-sunken"
              >
                <span className="min-w-0">
                  <span className="block truncate text-base font-medium">{recipe.plan.name}</span>
                  <span className="tabular block text-dense text-ink-2">{nextText(recipe, ownZone())}</span>
                </span>
                <RecipeBadge state={recipeStateOf(recipe)} />
              </Link>
            </li>
          ))}
      </ul>
    </Panel>
  );
}

const byUrgency = (a: Recipe, b: Recipe) => rank(a) - rank(b) || (a.nextAt ?? 0) - (b.nextAt ?? 0);

/** What the user has to act on, what runs, what stands still. */
const rank = (recipe: Recipe) => (recipeStateOf(recipe).tinted ? 0 : recipe.paused ? 2 : 1);
