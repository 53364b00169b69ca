import type { Recipe } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { Button, buttonStyle, Callout } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { Declaration } from "../../../shared/platform-options/tiktok-disclosure.tsx";
import { dateTimeIn } from "../../../shared/times/times.ts";
import { useRecipeChanges } from "../use-recipe-changes.ts";
import { useTakenFocus } from "../use-taken-focus.ts";
import { pauseDetail } from "../words/pause-detail.ts";
import { recipeStateOf } from "../words/recipe-state.ts";

/** Why a recipe makes nothing, since when, and what to do about it. Renders nothing for one that runs. */
export function PausedCallout({ recipe }: { recipe: Recipe }) {
  const online = useOnline();
  const { start } = useRecipeChanges(recipe);
  const { paused, plan } = recipe;
  const { tone, why, advice, start: startLabel } = recipeStateOf(recipe);
  const startButton = useTakenFocus(paused !== null);
  if (!paused) return null;
  // What was agreed to, or the end of the plan, has to change before it can run again.
  const editsFirst = paused.reason === "consent" || paused.reason === "finished";
  const onTikTok = plan.accounts.flatMap(({ options }) => (options.platform === "tiktok" ? options : []));
  return (
    <Callout
      tone={tone}
      title={
        paused.reason === "new"
          ? why
          : m.automation_paused_since({ why: why ?? "", moment: dateTimeIn(plan.times.zone, paused.at) })
      }
      action={
        <div className="flex flex-col gap-2">
          {onTikTok.length > 0 && <Declaration branded={onTikTok.some(({ brandedContent }) => brandedContent)} />}
          <div className="flex flex-wrap gap-2">
            {editsFirst && (
              <Link to={paths.editRecipe(recipe.id)} className={buttonStyle({ variant: "primary" })}>
                {m.automation_edit_recipe()}
              </Link>
            )}
            <Button
              ref={startButton}
              variant={editsFirst ? "secondary" : "primary"}
              disabled={!online}
              pending={start.isPending}
              pendingLabel={m.automation_starting()}
              onClick={() => start.mutate({ id: recipe.id })}
            >
              {startLabel}
            </Button>
          </div>
        </div>
      }
    >
      {paused.detail && <p>{pauseDetail(paused)}</p>}
      <p>{advice}</p>
    </Callout>
  );
}
