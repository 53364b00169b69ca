import { isOnFreePlan } from "@vignette/domain/plans";
import { Button, Callout } from "@vignette/ui";
import { longDateText } from "../../shared/formats.ts";
import { type Outputs, trpc } from "../../trpc.ts";

type Summary = Outputs["billing"]["summary"];
type PlanLineProps = { onManage: () => void; pending: boolean; trouble: string | null };

/** The user's plan, until when it runs, and the way to change or end it. */
export function CurrentPlanLine({ onManage, pending, trouble }: PlanLineProps) {
  const { data } = trpc.billing.summary.useQuery();
  if (!data) return null;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-read">
          Your plan is <strong className="font-semibold">{data.planName}</strong>.{ending(data)}
        </p>
        {data.manageable && (
          <Button onClick={onManage} pending={pending} pendingLabel="Opening…">
            Manage billing
          </Button>
        )}
      </div>
      {trouble && (
        <Callout tone="failed" alert>
          {trouble}
        </Callout>
      )}
      {data.refundedAt !== null && (
        <Callout>
          You paid for a second subscription by mistake. We canceled it and refunded the payment on{" "}
          {longDateText(data.refundedAt)}. Your bank may take 5 to 10 days to show it.
        </Callout>
      )}
      {data.state === "past_due" && (
        <Callout tone="doubt">
          Your last payment did not go through. It is tried again; update your card under Manage billing to keep the
          plan.
        </Callout>
      )}
    </div>
  );
}

function ending({ endsAt, planId }: Summary): string {
  return endsAt === null || isOnFreePlan(planId) ? "" : ` It was canceled and ends on ${longDateText(endsAt)}.`;
}
