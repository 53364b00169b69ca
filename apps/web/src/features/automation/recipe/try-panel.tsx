import { isRunning, type Recipe } from "@vignette/domain/automation";
import { Button, buttonStyle, Callout, Panel } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { trpc } from "../../../trpc.ts";
import { useRecipeChanges } from "../use-recipe-changes.ts";
import { creditsText, hookText } from "../words/run-text.ts";
import { RunSteps } from "./run-steps.tsx";
import { TriedPiece } from "./tried-piece.tsx";

/** A dry run: makes one piece as the recipe would now, shows it, and posts nothing. */
export function TryPanel({ recipe }: { recipe: Recipe }) {
  const { data: history } = trpc.automation.history.useQuery({ id: recipe.id });
  const { data: coming } = trpc.automation.forecast.useQuery({ id: recipe.id });
  const { tryOut, cancelTrial } = useRecipeChanges(recipe);
  const online = useOnline();
  const trial = history?.find(({ isTrial }) => isTrial);
  const isOn = trial !== undefined && isRunning(trial);
  const cost = coming?.find((it) => it.type === "makes")?.cost;
  return (
    <Panel title="Dry run">
      <div className="flex flex-col items-start gap-4">
        <p className="text-base text-ink-2">
          Makes one piece as the recipe would make it now. Nothing is posted, and it doesn't count toward the weekly
          budget.{cost !== undefined && ` Uses about ${creditsText(cost)}.`}
        </p>
        {isOn && (
          <>
            {trial.choice && <p className="text-base font-semibold">{hookText(trial.choice)}</p>}
            <RunSteps run={trial} />
            <p className="text-dense text-ink-2">You can leave this page meanwhile.</p>
            <Button
              disabled={!online}
              pending={cancelTrial.isPending || trial.canceledAt !== null}
              pendingLabel="Canceling…"
              onClick={() => cancelTrial.mutate({ id: trial.id })}
            >
              Cancel dry run
            </Button>
          </>
        )}
        {trial?.state === "failed" && trial.failure && (
          <div className="w-full">
            <Callout tone="failed" title="The dry run failed. Nothing was posted.">
              {trial.failure.message}
            </Callout>
          </div>
        )}
        {trial?.state === "done" && trial.assetId !== null && <TriedPiece run={trial} assetId={trial.assetId} />}
        {!isOn && (
          <div className="flex flex-wrap gap-2">
            {trial?.state === "done" && (
              <Link to={paths.creation(trial.creationId)} className={buttonStyle()}>
                Open in the studio
              </Link>
            )}
            <Button
              disabled={!online || history === undefined}
              pending={tryOut.isPending}
              pendingLabel="Starting…"
              onClick={() => tryOut.mutate({ id: recipe.id })}
            >
              {trial ? "Try it again" : "Try it"}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
