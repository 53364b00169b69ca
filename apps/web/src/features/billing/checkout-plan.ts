const KEY = "checkoutPlan";

/** The plan that this tab set out to pay for: on the way back it tells whether the change has arrived. */
export const checkoutPlan = {
  read(): string | null {
    try {
      return sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  set(planId: string): void {
    try {
      sessionStorage.setItem(KEY, planId);
    } catch {
      // Without it any paid plan counts as the one that was bought.
    }
  },
};
