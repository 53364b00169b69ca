import type { ActivityItem } from "../activity/activity-items.ts";

/** The items that need the user, by an id that is unique per problem. */
export function problemsById(items: readonly ActivityItem[]): ReadonlyMap<string, ActivityItem> {
  return new Map(items.filter(({ kind }) => kind === "needs").map((it) => [it.id, it]));
}

/** The problems that were not there before. */
export function newProblems(
  before: ReadonlyMap<string, ActivityItem>,
  now: ReadonlyMap<string, ActivityItem>,
): readonly ActivityItem[] {
  return [...now].filter(([key]) => !before.has(key)).map(([, item]) => item);
}
