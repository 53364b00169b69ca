import { useCheckout } from "../../features/billing/use-checkout.ts";
import { useSession } from "../../shared/session/use-session.ts";

/** The checkout of the signed-in user. */
export function usePlanCheckout() {
  const session = useSession();
  return useCheckout(session.status === "signed-in" ? session.user.uid : "");
}
export type PlanCheckout = ReturnType<typeof usePlanCheckout>;
