import { isOnFreePlan } from "@vignette/domain/plans";
import { m } from "@vignette/messages";
import { Button, Callout } from "@vignette/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { trpc } from "../../trpc.ts";
import { checkoutPlan } from "./checkout-plan.ts";

/**
 * After this time the text changes from "usually" to "still", in ms; until then the state is polled at this interval.
 * Source: docs/experience.md#public-pages.
 */
const PATIENCE = 15_000;
const ASK_EVERY = 2000;

/**
 * The message after returning from the payment service: `?checkout=success` or `cancelled`. `help` links to support.
 */
export function CheckoutReturn({ help }: { help: ReactNode }) {
  const [params] = useSearchParams();
  const outcome = params.get("checkout");
  if (outcome === "success") return <Paid help={help} />;
  if (outcome === "cancelled") return <Callout>{m.settings_no_charge_was_made()}</Callout>;
  return null;
}

function Paid({ help }: { help: ReactNode }) {
  const [patient, setPatient] = useState(true);
  const [wanted] = useState(checkoutPlan.read);
  const query = trpc.billing.summary.useQuery(undefined, {
    refetchInterval: ({ state }) => (patient && !hasArrived(state.data?.planId, wanted) ? ASK_EVERY : false),
  });
  const arrived = hasArrived(query.data?.planId, wanted);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (arrived) window.dispatchEvent(new Event("subscription-updated"));
  }, [arrived]);

  if (arrived)
    return (
      <Callout tone="done" alert>
        {m.settings_plan_changed({ planName: query.data?.planName ?? "" })}
      </Callout>
    );
  if (patient) return <Callout alert>{m.settings_plan_switching()}</Callout>;
  return (
    <Callout
      tone="doubt"
      alert
      action={
        <>
          <Button onClick={() => void query.refetch()}>{m.settings_check_again()}</Button>
          {help}
        </>
      }
    >
      {m.settings_payment_waiting()}
    </Callout>
  );
}

/** Whether the paid plan is active: the one that was chosen, or any if this tab does not know which. */
function hasArrived(planId: string | undefined, wanted: string | null): boolean {
  if (planId === undefined) return false;
  return wanted === null ? !isOnFreePlan(planId) : planId === wanted;
}
