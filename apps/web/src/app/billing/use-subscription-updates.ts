import { useEffect } from "react";
import { queryClient } from "../../trpc.ts";

/** Reloads plan name, limits and usage on the window event `subscription-updated`. Source: spec §4. */
export function useSubscriptionUpdates(): void {
  useEffect(() => {
    const again = () => {
      for (const router of ["usage", "billing"]) void queryClient.invalidateQueries({ queryKey: [[router]] });
    };
    window.addEventListener("subscription-updated", again);
    return () => window.removeEventListener("subscription-updated", again);
  }, []);
}
