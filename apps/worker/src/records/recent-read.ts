/**
 * Remembers what a read gave for `fresh` ms, counted from its beginning, so that many requests cost one read. Only what
 * was read is shared, never a read under way: it would not end if the request that began it is cut off. A read that fails
 * rejects and is not remembered. `now` is in ms.
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
    /** What was read last, and whether it is still fresh; null before the first read. */
    last: (now: number): { value: T; isFresh: boolean } | null =>
      kept && { value: kept.value, isFresh: now < kept.until },
    /** The next call reads again; what a read under way gives is not remembered either. */
    forget(): void {
      if (kept !== null) kept.until = Number.NEGATIVE_INFINITY;
      changes += 1;
    },
  };
}
