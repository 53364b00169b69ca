import { type Flags, noFlags } from "@vignette/domain/flags";
import { seconds } from "@vignette/domain/kernel";

/**
 * A page requested after a change shows it within this time. Open pages show it within 2 s: docs/performance.md#flags.
 */
const FRESH = seconds(2);
/** The longest that a page waits for the flags; after that the last known ones apply. */
const PATIENCE = seconds(1.5);

/**
 * The flags for the check before each page: read at most every two seconds, independent of the number of requests. A
 * database failure neither delays pages nor closes the product.
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
