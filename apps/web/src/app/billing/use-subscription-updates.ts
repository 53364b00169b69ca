import { useEffect } from "react";
import { queryClient } from "../../trpc.ts";

/**
 * Everything that shows plan name, limits or usage asks again on the window event `subscription-updated`. Source: spec
 * §4.
 */
export function useSubscriptionUpdates(): void {
  useEffect(() => {
    const again = () => {
      for (const router of ["usage", "billing"]) void queryClient.invalidateQueries({ queryKey: [[router]] });
    };
    window.addEventListener("subscription-updated", again);
    return () => window.removeEventListener("subscription-updated", again);
  }, []);
}
