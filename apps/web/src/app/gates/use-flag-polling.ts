import { useEffect } from "react";
import { flags } from "../../shared/flags.ts";
import { useLiveState } from "../../shared/live/use-live.ts";

/** How often the flags are asked for while nothing is pushed, in ms. Source: docs/performance.md#flags. */
const POLL = 60_000;

/** Without the live channel the flags are asked for each minute while the page can be seen, and when it comes into sight. */
export function useFlagPolling(): void {
  const isLive = useLiveState().status === "live";
  useEffect(() => {
    void flags.refresh();
    if (isLive) return;
    const ask = () => document.visibilityState === "visible" && void flags.refresh();
    const timer = setInterval(ask, POLL);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [isLive]);
}
