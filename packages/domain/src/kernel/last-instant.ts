/** The end of the year 9999, the last instant that Firestore stores. Source: docs/platforms/firestore.md#values. */
export const LAST = Date.UTC(10_000, 0, 1) - 1;
