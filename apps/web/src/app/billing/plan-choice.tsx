import type { PricingCard } from "@vignette/domain/plans";
import { PlanCards } from "../../features/plans/plan-cards.tsx";
import { askForHelp } from "../../shared/help.ts";
import type { PlanCheckout } from "./use-plan-checkout.ts";

type PlanChoiceProps = {
  cards: readonly PricingCard[] | null;
  checkout: PlanCheckout;
  /** Called before a contact dialog opens, to close what would be under it. */
  onContact?: () => void;
  brief?: boolean;
};

/** The plan cards. Each button leads to the payment page, the portal or a contact dialog. */
export function PlanChoice({ cards, checkout, onContact, brief = false }: PlanChoiceProps) {
  function choose(card: PricingCard) {
    if (card.action === "select") checkout.buy(card.id);
    // A paying user gets the free plan by ending the subscription.
    else if (card.action === "free") checkout.manage(card.id);
    else {
      onContact?.();
      askForHelp({ kind: "contact", type: "enterprise" });
    }
  }
  const { pendingId, trouble } = checkout;
  return <PlanCards {...{ cards, pendingId, trouble, brief }} onChoose={choose} />;
}
