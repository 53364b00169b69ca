import { isRunning, type Recipe } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { Button, ErrorState, Panel, Skeleton } from "@vignette/ui";
import { useState } from "react";
import { errorMessage, referenceOf, trpc } from "../../../trpc.ts";
import { RunRow } from "./run-row.tsx";

/** Runs at first. */
const SHOWN = 10;

/** What the recipe has made: when, from which hook, its cost, where it was posted, and what it reached. */
export function HistoryPanel({ recipe }: { recipe: Recipe }) {
  return (
    <Panel flush title={m.automation_history()}>
      <Runs recipe={recipe} />
    </Panel>
  );
}

function Runs({ recipe }: { recipe: Recipe }) {
  const { data, error, refetch } = trpc.automation.history.useQuery({ id: recipe.id });
  const [isWhole, setWhole] = useState(false);
  if (!data && error)
    return (
      <div className="p-5">
        <ErrorState title={errorMessage(error)} reference={referenceOf(error)} onRetry={() => void refetch()} />
      </div>
    );
  if (!data)
    return (
      <div className="p-5">
        <Skeleton className="h-40 w-full" />
      </div>
    );
  // A dry run that goes on is shown where it was asked for.
  const runs = data.filter((run) => !(run.isTrial && isRunning(run)));
  if (runs.length === 0) return <p className="px-5 pt-1 pb-5 text-base text-ink-2">{m.automation_no_history()}</p>;
  return (
    <>
      <ol aria-label={m.automation_history()} className="mt-2">
        {runs.slice(0, isWhole ? runs.length : SHOWN).map((run) => (
          <RunRow key={run.id} run={run} zone={recipe.plan.times.zone} />
        ))}
      </ol>
      {!isWhole && runs.length > SHOWN && (
        <p className="border-t border-line px-3 py-2">
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {m.automation_show_older({ count: runs.length - SHOWN })}
          </Button>
        </p>
      )}
    </>
  );
}
