import type { Forecast, Recipe, SkipReason } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { Button, classNames, ErrorState, Panel, Skeleton } from "@vignette/ui";
import type { ReactNode } from "react";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { wordedFinding } from "../../../shared/refusals/worded.ts";
import { dateTimeIn } from "../../../shared/times/times.ts";
import { skipTexts } from "../../../shared/words/skips.ts";
import { errorMessage, referenceOf, trpc } from "../../../trpc.ts";
import { useRecipeChanges } from "../use-recipe-changes.ts";
import { choiceText, creditsText, hookText } from "../words/run-text.ts";

/** The times of the next fourteen days, with what each would make; each can be skipped and put back. */
export function ForecastPanel({ recipe }: { recipe: Recipe }) {
  const { zone } = recipe.plan.times;
  return (
    <Panel
      flush
      title={m.automation_next_14_days()}
      action={
        <span className="text-dense text-ink-3">{m.automation_times_in({ zone: zone.replaceAll("_", " ") })}</span>
      }
    >
      <Coming recipe={recipe} />
    </Panel>
  );
}

function Coming({ recipe }: { recipe: Recipe }) {
  const { data: coming, error, refetch } = trpc.automation.forecast.useQuery({ id: recipe.id });
  const { skip } = useRecipeChanges(recipe);
  const online = useOnline();
  if (!coming && error)
    return (
      <div className="p-5">
        <ErrorState title={errorMessage(error)} reference={referenceOf(error)} onRetry={() => void refetch()} />
      </div>
    );
  if (!coming)
    return (
      <div className="p-5">
        <Skeleton className="h-64 w-full" />
      </div>
    );
  if (coming.length === 0)
    return <p className="px-5 pt-1 pb-5 text-base text-ink-2">{nothingComing[recipe.plan.trigger.type]}</p>;
  return (
    <>
      {recipe.paused && recipe.plan.trigger.type === "times" && (
        <p className="px-5 pb-2 text-dense text-ink-2">{m.automation_would_make()}</p>
      )}
      <ol aria-label={m.automation_next_14_days()}>
        {coming.map((it) => (
          <Row key={it.at} coming={it} zone={recipe.plan.times.zone}>
            {isSkippable(it) && (
              <Button
                variant="quiet"
                aria-label={(isSkipped(it) ? m.automation_put_back_time : m.automation_skip_time)({
                  moment: dateTimeIn(recipe.plan.times.zone, it.at),
                })}
                disabled={!online}
                pending={skip.isPending && skip.variables.at === it.at}
                onClick={() => skip.mutate({ id: recipe.id, at: it.at, skipped: !isSkipped(it) })}
              >
                {isSkipped(it) ? m.automation_put_back() : m.automation_skip()}
              </Button>
            )}
          </Row>
        ))}
      </ol>
    </>
  );
}

const nothingComing: Record<Recipe["plan"]["trigger"]["type"], string> = {
  times: m.automation_no_times_coming(),
  feed: m.automation_no_item_yet(),
  call: m.automation_no_call_yet(),
};

/** Why a coming time makes nothing, where that is not so yet. */
const foretoldSkips: Partial<Record<SkipReason, string>> = {
  pieces: m.automation_pieces_will_be_used_up(),
  credits: m.automation_credits_will_be_used_up(),
};

const isSkipped = (it: Forecast) => it.type === "skipped" && it.skip === "owner";
const isSkippable = (it: Forecast) => it.type === "makes" || it.type === "nothing" || isSkipped(it);

function Row({ coming, zone, children }: { coming: Forecast; zone: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line px-5 py-2.5 md:grid-cols-[9rem_minmax(0,1fr)_auto] max-md:px-4">
      <span
        className={classNames(
          "tabular text-base font-semibold max-md:col-span-2",
          isSkipped(coming) && "text-ink-3 line-through",
        )}
      >
        {dateTimeIn(zone, coming.at)}
      </span>
      <Outlook coming={coming} />
      {children}
    </li>
  );
}

function Outlook({ coming }: { coming: Forecast }) {
  switch (coming.type) {
    case "makes": {
      const details = [
        choiceText(coming.choice),
        m.automation_about_credits({ credits: creditsText(coming.cost) }),
        coming.needsApproval ? m.automation_asks_you_first() : m.automation_scheduled_without_asking(),
      ];
      return (
        <span className="min-w-0 text-base">
          <span className="block [overflow-wrap:anywhere]">{hookText(coming.choice)}</span>
          <span className="tabular block text-dense text-ink-2">{details.join(" · ")}</span>
        </span>
      );
    }
    case "skipped":
      return <span className="text-base text-ink-2">{foretoldSkips[coming.skip] ?? skipTexts[coming.skip]}</span>;
    case "nothing":
      return <span className="text-base text-doubt">{wordedFinding(coming)}</span>;
    case "run":
      return <span className="text-base text-ink-2">{m.automation_already_begun()}</span>;
  }
}
