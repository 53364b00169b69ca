import { type PricingCard, pricingCards } from "@vignette/domain/plans";
import { m } from "@vignette/messages";
import { Button, Panel } from "@vignette/ui";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { CheckoutReturn } from "../../features/billing/checkout-return.tsx";
import { CurrentPlanLine } from "../../features/billing/plan-line.tsx";
import { upsellSeen } from "../../features/plans/upsell-seen.ts";
import { askForHelp } from "../../shared/help.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { trpc } from "../../trpc.ts";
import { PlanChoice } from "./plan-choice.tsx";
import { usePlanCheckout } from "./use-plan-checkout.ts";

/** The id of the panel's own button beside the cards, for its error message. */
const PANEL = "manage";

/** Settings → Plan: the current plan, the others, and the result of a checkout. */
export function PlanPanel() {
  const summary = trpc.billing.summary.useQuery();
  const plans = trpc.plans.list.useQuery();
  const checkout = usePlanCheckout();
  const cards = plans.data && summary.data ? pricingCards(plans.data, summary.data.planId) : null;
  useChosenPlan(cards, checkout.buy);
  return (
    <Panel title={m.settings_plan()}>
      <div className="flex flex-col gap-5">
        <CheckoutReturn help={<Button onClick={() => askForHelp({ kind: "support" })}>{m.app_support()}</Button>} />
        <CurrentPlanLine
          onManage={() => checkout.manage(PANEL)}
          pending={checkout.pendingId === PANEL}
          trouble={checkout.trouble?.planId === PANEL ? checkout.trouble.message : null}
        />
        <section id="subscription-plans" aria-labelledby="plans-title" className="flex flex-col gap-3">
          <h3 id="plans-title" className="text-display-s font-semibold">
            {m.site_plans_title()}
          </h3>
          <PlanChoice cards={plans.isError || summary.isError ? [] : cards} checkout={checkout} />
          <p className="text-base text-ink-2">
            {m.settings_need_something_else()}{" "}
            <Button variant="quiet" onClick={() => askForHelp({ kind: "contact", type: "upgrade" })}>
              {m.settings_ask_for_an_upgrade()}
            </Button>
          </p>
        </section>
      </div>
    </Panel>
  );
}

/**
 * Starts the checkout of a plan that was chosen on the landing page before signing in (`?plan=`). Removes the parameter
 * first, so that returning does not start it again. Ignores a plan that is not on sale or that the user already has.
 */
function useChosenPlan(cards: readonly PricingCard[] | null, buy: (planId: string) => void): void {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const chosen = params.get("plan");
  const isTaken = useRef(false);
  useEffect(() => {
    // The address changes in a transition: until then this runs again with each render.
    if (chosen === null || cards === null || session.status !== "signed-in" || isTaken.current) return;
    isTaken.current = true;
    setParams({}, { replace: true });
    if (!cards.some(({ id, action }) => id === chosen && action === "select")) return;
    // A user who has chosen a plan is not shown the upsell.
    upsellSeen.remember(session.user.uid);
    buy(chosen);
  }, [chosen, cards, buy, session, setParams]);
}
