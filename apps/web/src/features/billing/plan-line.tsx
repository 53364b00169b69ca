import { isOnFreePlan } from "@vignette/domain/plans";
import { m } from "@vignette/messages";
import { Button, Callout, Sentence, Skeleton } from "@vignette/ui";
import { longDateText } from "../../shared/formats.ts";
import { planName } from "../../shared/words/plan-words.ts";
import { type Outputs, trpc } from "../../trpc.ts";

type Summary = Outputs["billing"]["summary"];
type PlanLineProps = { onManage: () => void; pending: boolean; trouble: string | null };

/** The user's plan, until when it runs, and the way to change or end it. */
export function CurrentPlanLine({ onManage, pending, trouble }: PlanLineProps) {
  const { data, isPending } = trpc.billing.summary.useQuery();
  if (!data) return isPending ? <Skeleton className="h-9 w-full" /> : null;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <p className="text-read">
          <Sentence
            text={m.settings_your_plan_is({ ends: ending(data) })}
            parts={{
              planName: <strong className="font-semibold">{planName({ id: data.planId, name: data.planName })}</strong>,
            }}
          />
        </p>
        {data.manageable && (
          <Button onClick={onManage} pending={pending} pendingLabel={m.settings_opening()}>
            {m.settings_manage_billing()}
          </Button>
        )}
      </div>
      {trouble && (
        <Callout tone="failed" alert>
          {trouble}
        </Callout>
      )}
      {data.refundedAt !== null && (
        <Callout>{m.settings_refunded({ refundedAt: longDateText(data.refundedAt) })}</Callout>
      )}
      {data.state === "past_due" && <Callout tone="doubt">{m.settings_payment_failed()}</Callout>}
    </div>
  );
}

function ending({ endsAt, planId }: Summary): string {
  return endsAt === null || isOnFreePlan(planId) ? "" : m.settings_plan_ends({ endsAt: longDateText(endsAt) });
}
