import { recentRead } from "./recent-read.ts";

/** A `recentRead` for each of many keys, such as uids. At most `most` keys are cached; the oldest are dropped first. */
export function recentReads<T>(fresh: number, most: number) {
  const kept = new Map<string, ReturnType<typeof recentRead<T>>>();

  function of(key: string) {
    const known = kept.get(key);
    if (known) return known;
    const [oldest] = kept.keys();
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
    const made = recentRead<T>(fresh);
    kept.set(key, made);
    return made;
  }

  return {
    get: (key: string, now: number, read: () => Promise<T>): Promise<T> => of(key).get(now, read),
    /** The next call for this key reads again; the result of a read in progress is not cached either. */
    forget: (key: string): void => kept.get(key)?.forget(),
  };
}
