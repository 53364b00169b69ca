import { useEffect, useState } from "react";
import { errorText, trpcClient } from "../../trpc.ts";
import { type CheckoutAnswer, callCheckout } from "./checkout-call.ts";
import { checkoutPlan } from "./checkout-plan.ts";

type Trouble = { planId: string; message: string; again: boolean };

/** Opens the payment service, and shows errors next to the button. */
export function useCheckout(uid: string) {
  const [pendingId, setPending] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useForgottenOnReturn(() => setPending(null));

  async function follow(planId: string, answer: Promise<CheckoutAnswer>) {
    setTrouble(null);
    setPending(planId);
    const outcome = await answer;
    if ("url" in outcome) return window.location.assign(outcome.url);
    setTrouble({ planId, ...outcome });
    setPending(null);
  }

  return {
    pendingId,
    trouble,
    buy(planId: string) {
      checkoutPlan.set(planId);
      void follow(planId, callCheckout(planId, uid));
    },
    /** The portal, on behalf of a card or a button with that id. */
    manage: (id: string) => void follow(id, callPortal()),
  };
}

async function callPortal(): Promise<CheckoutAnswer> {
  try {
    return await trpcClient.billing.portal.mutate();
  } catch (error) {
    return { message: errorText(error), again: true };
  }
}

/** After Back on the payment page the browser shows this page in its old state: the pending state must be reset. */
function useForgottenOnReturn(forget: () => void): void {
  useEffect(() => {
    const back = (event: PageTransitionEvent) => event.persisted && forget();
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  });
}
