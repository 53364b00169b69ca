import type { Recipe } from "@vignette/domain/automation";
import { m } from "@vignette/messages";
import { ErrorState, Panel, Skeleton } from "@vignette/ui";
import { wordedFinding } from "../../../shared/refusals/worded.ts";
import { dateTimeIn } from "../../../shared/times/times.ts";
import { errorMessage, referenceOf, trpc } from "../../../trpc.ts";
import { CallAccess } from "./call-access.tsx";

/** What begins the pieces of a recipe besides its times, and how that goes. Renders nothing for one that follows its times. */
export function TriggerPanel({ recipe }: { recipe: Recipe }) {
  const { type } = recipe.plan.trigger;
  if (type === "times") return null;
  return (
    <Panel title={type === "feed" ? m.automation_feed() : m.automation_calls()}>
      <Trigger recipe={recipe} />
    </Panel>
  );
}

function Trigger({ recipe }: { recipe: Recipe }) {
  const { data: trigger, error, refetch } = trpc.automation.trigger.useQuery({ id: recipe.id });
  const { zone } = recipe.plan.times;
  if (!trigger && error)
    return <ErrorState title={errorMessage(error)} reference={referenceOf(error)} onRetry={() => void refetch()} />;
  if (!trigger) return <Skeleton className="h-20 w-full" />;
  if (trigger.type === "times") return null;
  if (trigger.type === "call") return <CallAccess recipe={recipe} url={trigger.url} madeAt={trigger.madeAt} />;
  const { address, readAt, dueAt, problem, says } = trigger;
  return (
    <div className="flex flex-col gap-1.5 text-base">
      <p className="[overflow-wrap:anywhere]">
        <a href={address} target="_blank" rel="noreferrer" className="link">
          {address}
        </a>
      </p>
      <p className="tabular text-ink-2">
        {readingsText(
          readAt === null ? null : dateTimeIn(zone, readAt),
          dueAt === null || recipe.paused ? null : dateTimeIn(zone, dueAt),
        )}
      </p>
      {problem !== "" && <p className="font-medium text-failed">{wordedFinding({ message: problem, says })}</p>}
    </div>
  );
}

/** When the feed was read, and when it will be read again; null for never. */
function readingsText(read: string | null, due: string | null): string {
  if (read === null) return due === null ? m.automation_not_read_yet() : m.automation_first_reading({ due });
  return due === null ? m.automation_last_read({ moment: read }) : m.automation_last_and_next_reading({ read, due });
}
