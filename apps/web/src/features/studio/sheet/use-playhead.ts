import { useEffect, useState } from "react";

/** Pictures a second of a small preview. Our own choice. */
const RATE = 20;

/** Where a preview of `durationMs` stands, in ms, from its start and round and round. */
export function usePlayhead(durationMs: number): number {
  const [atMs, setAtMs] = useState(0);
  useEffect(() => {
    if (durationMs <= 0) return;
    const start = performance.now();
    let request = 0;
    const tick = (now: number) => {
      const step = 1000 / RATE;
      setAtMs(Math.floor(((now - start) % durationMs) / step) * step);
      request = requestAnimationFrame(tick);
    };
    request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }, [durationMs]);
  return atMs;
}
