import { storedValue } from "../../../../shared/storage/stored-value.ts";

/** How long the last run on this device took, as a share of the estimate. */
const stored = storedValue("variant-pace");

/** Bounds of the stored share: a device that slept during a run says nothing about the next one. */
const [LEAST, MOST] = [0.2, 5];

/** Reads and stores how fast this device is, relative to the estimate. */
export const runPace = {
  read(): number {
    const pace = Number(stored.read() ?? 1);
    return Number.isFinite(pace) && pace > 0 ? pace : 1;
  },
  write(tookMs: number, estimatedMs: number): void {
    if (estimatedMs > 0) stored.write(String(Math.min(MOST, Math.max(LEAST, tookMs / estimatedMs))));
  },
};
