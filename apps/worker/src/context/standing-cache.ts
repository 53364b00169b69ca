import { STANDING_KEPT_FOR } from "@vignette/domain/identity";

/** Most users that an isolate remembers. Our own choice. */
const MOST = 5000;

/**
 * Remembers for `STANDING_KEPT_FOR` whether a user may come in, so that a burst of requests costs one read. Counted from
 * the beginning of the read; a failed read is not remembered. `now` is in milliseconds.
 */
export function standingCache<T>(now: () => number) {
  const kept = new Map<string, { standing: Promise<T>; until: number }>();

  return {
    async get(uid: string, read: () => Promise<T>): Promise<T> {
      const known = kept.get(uid);
      if (known && known.until > now()) return await known.standing;
      kept.delete(uid);
      const mine = { standing: read(), until: now() + STANDING_KEPT_FOR };
      const [oldest] = kept.keys();
      if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
      kept.set(uid, mine);
      try {
        return await mine.standing;
      } catch (error) {
        if (kept.get(uid) === mine) kept.delete(uid);
        throw error;
      }
    },
    forget(uid: string): void {
      kept.delete(uid);
    },
  };
}
