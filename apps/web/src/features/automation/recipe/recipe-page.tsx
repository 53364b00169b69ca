import { m } from "@vignette/messages";
import { buttonStyle, PageHeader } from "@vignette/ui";
import { Link, useParams } from "react-router";
import { paths } from "../../../paths.ts";
import { trpc } from "../../../trpc.ts";
import { RecipeBadge } from "../recipe-badge.tsx";
import { recipeStateOf } from "../words/recipe-state.ts";
import { ForecastPanel } from "./forecast-panel.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { PausedCallout } from "./paused-callout.tsx";
import { RecipeActions } from "./recipe-actions.tsx";
import { RoutinePanel } from "./routine-panel.tsx";
import { TriggerPanel } from "./trigger-panel.tsx";
import { TryPanel } from "./try-panel.tsx";

/** One recipe: whether it runs, what it does, what comes next, a dry run, and what it has made. */
export function RecipePage() {
  const { id = "" } = useParams();
  const [recipe] = trpc.automation.get.useSuspenseQuery({ id });
  const state = recipeStateOf(recipe);
  return (
    <>
      <title>{`${recipe.plan.name} · Vignette`}</title>
      <PageHeader
        title={recipe.plan.name}
        secondary={
          <>
            <Link to={paths.automation} className={buttonStyle({ variant: "quiet" })}>
              {m.automation_all_recipes()}
            </Link>
            <RecipeActions recipe={recipe} />
          </>
        }
      >
        <RecipeBadge state={state} />
      </PageHeader>
      <div className="flex flex-col gap-6">
        <PausedCallout recipe={recipe} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <RoutinePanel plan={recipe.plan} projectId={recipe.projectId} />
          <TryPanel recipe={recipe} />
        </div>
        <TriggerPanel recipe={recipe} />
        <ForecastPanel recipe={recipe} />
        <HistoryPanel recipe={recipe} />
      </div>
    </>
  );
}
