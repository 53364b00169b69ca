import { pricingCards, upsellPlans } from "@vignette/domain/plans";
import { UpsellDialog } from "../../features/plans/upsell-dialog.tsx";
import { trpc } from "../../trpc.ts";
import { PlanChoice } from "./plan-choice.tsx";
import { usePlanCheckout } from "./use-plan-checkout.ts";

/** The dialog of the upsell, with the plans that cost something. */
export function UpsellOffer({ onClose }: { onClose: () => void }) {
  const plans = trpc.plans.list.useQuery();
  const checkout = usePlanCheckout();
  const cards = plans.data ? pricingCards(plans.data, null, upsellPlans(plans.data)) : null;
  return (
    <UpsellDialog onClose={onClose}>
      <PlanChoice cards={plans.isError ? [] : cards} checkout={checkout} onContact={onClose} brief />
    </UpsellDialog>
  );
}
