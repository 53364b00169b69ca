import { type Instant, instant } from "@vignette/domain/kernel";
import { useEffect, useState } from "react";

/** This moment, again every ten seconds: for "now" lines and for what becomes locked. */
export function useNow(): Instant {
  const [now, setNow] = useState(() => instant(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(instant(Date.now())), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
