import { useEffect } from "react";
import { rememberPlan } from "../../shared/session/current-plan.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { trpc } from "../../trpc.ts";

/** Stores the user's plan in the browser for the landing page, whenever it is loaded. */
export function useRememberedPlan(): void {
  const session = useSession();
  const { data } = trpc.usage.summary.useQuery();
  const uid = session.status === "signed-in" ? session.user.uid : null;
  const planId = data?.planId ?? null;
  useEffect(() => {
    if (uid !== null && planId !== null) rememberPlan(uid, planId);
  }, [uid, planId]);
}
