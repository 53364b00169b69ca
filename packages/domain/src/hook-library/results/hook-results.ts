import type { HookCategory } from "../hook.ts";

/** How many times the account's usual views: the middle of a range, and its ends. */
type Times = { low: number; mid: number; high: number };

/** How many posts opened with it, and how many times the usual views they had; null under five posts. */
export type HookResult = { n: number; times: Times | null; isWinner: boolean };

/** What learning says, as far as it concerns hooks. */
type Learned = { groups: readonly (HookResult & { dimension: string; value: string })[] };

/** By category, and for single hooks. Where nothing was published, there is no entry. */
export type HookResults = {
  categories: ReadonlyMap<string, HookResult>;
  hooks: ReadonlyMap<string, HookResult>;
};

/** What learning says about hooks. Source: ADR 104. */
export function hookResults({ groups }: Learned): HookResults {
  const of = (dimension: "category" | "hook") =>
    new Map(groups.filter((it) => it.dimension === dimension).map((it) => [it.value, it]));
  return { categories: of("category"), hooks: of("hook") };
}

/** Whether any category has posts enough for a ranking. */
export const canRank = ({ categories }: HookResults): boolean =>
  [...categories.values()].some(({ times }) => times !== null);

/** What is shown at a hook: its own result if it has posts enough, else that of its category; null without any post. */
export function resultFor(
  { categories, hooks }: HookResults,
  { id, category }: { id: string; category: HookCategory },
): (HookResult & { of: "hook" | "category" }) | null {
  const own = hooks.get(id);
  if (own?.times) return { ...own, of: "hook" };
  const shared = categories.get(category);
  return shared ? { ...shared, of: "category" } : null;
}
