/**
 * Caches the result of a read for `fresh` ms, counted from its start, so that many requests cost one read. Only results
 * are shared, never a read in progress: it would not end if the request that started it is cut off. A read that fails
 * rejects and is not cached. `now` is in ms.
 */
export function recentRead<T>(fresh: number) {
  let kept: { value: T; until: number } | null = null;
  let changes = 0;
  return {
    async get(now: number, read: () => Promise<T>): Promise<T> {
      if (kept !== null && now < kept.until) return kept.value;
      const before = changes;
      const value = await read();
      if (before === changes) kept = { value, until: now + fresh };
      return value;
    },
    /** The last result, and whether it is still fresh; null before the first read. */
    last: (now: number): { value: T; isFresh: boolean; staleFor: number } | null =>
      kept && { value: kept.value, isFresh: now < kept.until, staleFor: now - kept.until },
    /** The next call reads again; the result of a read in progress is not cached either. */
    forget(): void {
      if (kept !== null) kept.until = Number.NEGATIVE_INFINITY;
      changes += 1;
    },
  };
}
