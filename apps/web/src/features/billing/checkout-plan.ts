const KEY = "checkoutPlan";

/** The plan whose checkout this tab started; used on return to check whether the change has arrived. */
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
