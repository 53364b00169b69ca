import type { PricingCard } from "@vignette/domain/plans";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { upsellSeen } from "../../features/plans/upsell-seen.ts";
import { useSession } from "../../shared/session/use-session.ts";

/**
 * A plan that was chosen on the landing page, before signing in: `?plan=` begins its checkout by itself. It leaves the
 * address first, so that the way back does not begin it again. One that is not on sale, or held already, is dropped.
 */
export function useChosenPlan(cards: readonly PricingCard[] | null, buy: (planId: string) => void): void {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const chosen = params.get("plan");
  useEffect(() => {
    if (chosen === null || cards === null || session.status !== "signed-in") return;
    setParams({}, { replace: true });
    if (!cards.some(({ id, action }) => id === chosen && action === "select")) return;
    // Whoever has chosen is offered nothing more.
    upsellSeen.remember(session.user.uid);
    buy(chosen);
  }, [chosen, cards, buy, session, setParams]);
}
