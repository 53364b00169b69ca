import { storedValue } from "../../../../shared/stored-value.ts";

/** How fast this device made variants last: its time as a share of the estimate. */
const kept = storedValue("variant-pace");

/** A machine that slept, or a plan that stopped the run at once, says nothing about the next one. */
const [LEAST, MOST] = [0.2, 5];

export const runPace = {
  read(): number {
    const pace = Number(kept.read() ?? 1);
    return Number.isFinite(pace) && pace > 0 ? pace : 1;
  },
  write(tookMs: number, estimatedMs: number): void {
    if (estimatedMs > 0) kept.write(String(Math.min(MOST, Math.max(LEAST, tookMs / estimatedMs))));
  },
};
