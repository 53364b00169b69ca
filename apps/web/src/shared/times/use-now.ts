import { type Instant, instant } from "@vignette/domain/kernel";
import { useEffect, useState } from "react";

/** The current time, updated every ten seconds: for "now" lines, "in 4 min" and actions that become unavailable. */
export function useNow(): Instant {
  const [now, setNow] = useState(() => instant(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(instant(Date.now())), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
