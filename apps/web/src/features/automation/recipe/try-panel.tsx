import { isRunning, type Recipe } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { Button, buttonStyle, Callout, Panel } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { wordedFinding } from "../../../shared/refusals/worded.ts";
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
    <Panel title={m.automation_dry_run()}>
      <div className="flex flex-col items-start gap-4">
        <p className="min-h-[2lh] text-base text-ink-2 max-md:min-h-[4lh]">
          {cost === undefined
            ? m.automation_try_hint()
            : m.automation_try_hint_and_cost({ credits: creditsText(cost) })}
        </p>
        {isOn && (
          <>
            {trial.choice && <p className="text-base font-semibold">{hookText(trial.choice)}</p>}
            <RunSteps run={trial} />
            <p className="text-dense text-ink-2">{m.automation_you_can_leave_this_page_meanwhile()}</p>
          </>
        )}
        {trial?.state === "failed" && trial.failure && (
          <div className="w-full">
            <Callout tone="failed" title={m.automation_dry_run_failed()}>
              {wordedFinding(trial.failure)}
            </Callout>
          </div>
        )}
        {trial?.state === "done" && trial.assetId !== null && <TriedPiece run={trial} assetId={trial.assetId} />}
        <div className="flex flex-wrap gap-2">
          {trial?.state === "done" && (
            <Link to={paths.creation(trial.creationId)} className={buttonStyle()}>
              {m.automation_open_in_the_studio()}
            </Link>
          )}
          {/* One place for both buttons: each keeps the focus of the other. */}
          {isOn ? (
            <Button
              disabled={!online}
              pending={cancelTrial.isPending || trial.canceledAt !== null}
              pendingLabel={m.automation_canceling()}
              onClick={() => cancelTrial.mutate({ id: trial.id })}
            >
              {m.automation_cancel_dry_run()}
            </Button>
          ) : (
            <Button
              disabled={!online || history === undefined}
              pending={tryOut.isPending}
              pendingLabel={m.automation_starting()}
              onClick={() => tryOut.mutate({ id: recipe.id })}
            >
              {trial ? m.automation_try_it_again() : m.automation_try_it()}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
