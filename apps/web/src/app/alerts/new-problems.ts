import type { ActivityItem } from "../activity/activity-items.ts";

/** What a person should hear of without looking: what needs one, by an id that a second trouble does not share. */
export function problemsById(items: readonly ActivityItem[]): ReadonlyMap<string, ActivityItem> {
  return new Map(items.filter(({ kind }) => kind === "needs").map((it) => [it.id, it]));
}

/** What was not there before. */
export function newProblems(
  before: ReadonlyMap<string, ActivityItem>,
  now: ReadonlyMap<string, ActivityItem>,
): readonly ActivityItem[] {
  return [...now].filter(([key]) => !before.has(key)).map(([, item]) => item);
}
