import { useEffect, useEffectEvent } from "react";
import { queryClient, refusalOf } from "../trpc.ts";

/** Calls `act` whenever the Worker refuses a change with this code. */
export function useRefusal(code: string, act: () => void): void {
  const onRefusal = useEffectEvent(act);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        if (refusalOf(event.action.error) === code) onRefusal();
      }),
    [code],
  );
}
