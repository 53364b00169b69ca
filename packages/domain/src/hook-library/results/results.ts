import type { HookCategory } from "../hook.ts";

/** Number of posts from which results are ranked. Source: docs/experience.md#ranking. */
export const RANKED_FROM = 5;

/** A published post, which hook opens it, and its views; null where the platform does not tell. */
export type HookPost = { hookId: string | null; views: number | null };

/** What came of some posts. `times` compares their median with the median of all; null where that is 0. */
export type HookResult = { n: number; median: number; times: number | null };

/** By category, and for single hooks. Where nothing was published, there is no entry. */
export type HookResults = {
  categories: ReadonlyMap<HookCategory, HookResult>;
  hooks: ReadonlyMap<string, HookResult>;
};

/** What the posts of a project say about hooks. Posts without a known hook count only toward what is usual. */
export function hookResults(
  posts: readonly HookPost[],
  categoryOf: (hookId: string) => HookCategory | null,
): HookResults {
  const counted = posts.flatMap(({ hookId, views }) => (views === null ? [] : [{ hookId, views }]));
  const usual = medianOf(counted.map(({ views }) => views));
  const resultOf = (some: readonly { views: number }[]): HookResult => {
    const median = medianOf(some.map(({ views }) => views)) ?? 0;
    return { n: some.length, median, times: usual ? Math.round((median / usual) * 10) / 10 : null };
  };
  const known = counted.flatMap(({ hookId, views }) => {
    const category = hookId === null ? null : categoryOf(hookId);
    return hookId === null || category === null ? [] : [{ hookId, category, views }];
  });
  const inGroups = <Key>(groups: Map<Key, { views: number }[]>) =>
    new Map([...groups].map(([key, some]) => [key, resultOf(some)]));
  return {
    categories: inGroups(Map.groupBy(known, (it) => it.category)),
    hooks: inGroups(Map.groupBy(known, (it) => it.hookId)),
  };
}

/** Whether any category has posts enough for a ranking. */
export const canRank = ({ categories }: HookResults): boolean =>
  [...categories.values()].some(({ n }) => n >= RANKED_FROM);

/** What is shown at a hook: its own result if it has posts enough, else that of its category; null without any post. */
export function resultFor(
  { categories, hooks }: HookResults,
  { id, category }: { id: string; category: HookCategory },
): (HookResult & { of: "hook" | "category" }) | null {
  const own = hooks.get(id);
  if (own && own.n >= RANKED_FROM) return { ...own, of: "hook" };
  const shared = categories.get(category);
  return shared ? { ...shared, of: "category" } : null;
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
