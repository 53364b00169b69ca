import { type Flags, noFlags } from "@vignette/domain/flags";
import { seconds } from "@vignette/domain/kernel";

/**
 * A page asked for after a change shows it within this time. Open pages show it within 2 s: docs/performance.md#flags.
 */
const FRESH = seconds(2);
/** A page never waits longer for the flags; it goes by what was known last. */
const PATIENCE = seconds(1.5);

/**
 * The flags for the gate before each page: read at most every two seconds however many pages are asked for,
 * and a database that stumbles neither delays nor closes the product.
 */
export function knownFlags(read: () => Promise<Flags>, now: () => number) {
  let known = noFlags;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Flags> | null = null;

  return async (): Promise<Flags> => {
    if (now() - readAt < FRESH) return known;
    const startedAt = now();
    reading ??= read()
      .then((flags) => {
        known = flags;
        readAt = startedAt;
        return flags;
      })
      .catch(() => known)
      .finally(() => {
        reading = null;
      });
    return await Promise.race([reading, after(PATIENCE).then(() => known)]);
  };
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
