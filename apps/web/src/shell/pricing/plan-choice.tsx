import type { PricingCard } from "@vignette/domain/plans";
import { PlanCards } from "../../features/plans/plan-cards.tsx";
import { askForHelp } from "../help.ts";
import type { Checkout } from "./use-plan-checkout.ts";

/** The cards, each leading where its button says: to the payment page, the portal, or the people behind the product. */
export function PlanChoice({ cards, checkout }: { cards: readonly PricingCard[] | null; checkout: Checkout }) {
  function choose(card: PricingCard) {
    if (card.action === "select") checkout.buy(card.id);
    // Somebody who pays gets back to the free plan by ending what they pay for.
    else if (card.action === "free") checkout.manage(card.id);
    else askForHelp({ kind: "contact", type: "enterprise" });
  }
  return <PlanCards cards={cards} pendingId={checkout.pendingId} trouble={checkout.trouble} onChoose={choose} />;
}
