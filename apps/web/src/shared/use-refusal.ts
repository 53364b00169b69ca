import { useEffect, useEffectEvent } from "react";
import { queryClient, refusalOf } from "../trpc.ts";

/** Calls `act` whenever the Worker refuses a change with one of these codes. `codes` is the same list at every render. */
export function useRefusal(codes: readonly string[], act: () => void): void {
  const onRefusal = useEffectEvent(act);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        if (codes.includes(refusalOf(event.action.error) ?? "")) onRefusal();
      }),
    [codes],
  );
}
