import { dayOf, measuredIn, type NextTest, nextTest, type ResultRow } from "@vignette/domain/analytics";
import { assetTypes, countedAs } from "@vignette/domain/assets";
import { bestHooks, type Hook, hookFilling, hookLibrary } from "@vignette/domain/hook-library";
import { instant } from "@vignette/domain/kernel";
import type { Product } from "@vignette/domain/research";
import { offeredTemplates } from "@vignette/domain/studio";
import { useMemo } from "react";
import { trpc } from "../../../trpc.ts";
import { testHook } from "./test-hook.ts";

/** What to make next, and the hook to open with; null if its category has none for the product. */
export type Suggestion = { test: NextTest; opening: { hook: Hook; line: string } | null };

/** Draws that may repeat a hook before fewer suggestions are made than asked for. */
const TRIES = 4;

/**
 * Suggestions for an account and a product, from the account's posts, each with another hook; none if nothing can be
 * made. The same all day, and the first is the same however many are asked for. Suspends.
 */
export function useNextTests(
  product: Product,
  accountId: string,
  rows: readonly ResultRow[],
  count: number,
): Suggestion[] {
  const { id: productId, projectId, brief } = product;
  const [projectHooks] = trpc.hookLibrary.list.useSuspenseQuery({ projectId });
  const [pictures] = trpc.studio.productPictures.useSuspenseQuery({ projectId, productId });
  const [{ lockedKinds }] = trpc.usage.summary.useSuspenseQuery();
  const [hooks, filling, offers] = useMemo(() => {
    const all = [...projectHooks.hooks.filter(({ archivedAt }) => archivedAt === null), ...hookLibrary];
    const values = hookFilling(brief, projectHooks.fills[productId] ?? {});
    const kinds = assetTypes.filter((kind) => !lockedKinds.includes(kind));
    const offered = kinds.map((kind) => ({
      kind,
      isVideo: countedAs(kind) === "videos",
      looks: offeredTemplates(kind, { brief, pictures }).map(({ name }) => name),
      categories: [...new Set(bestHooks(all, values, kind, all.length).map(({ hook }) => hook.category))],
    }));
    return [all, values, offered] as const;
  }, [projectHooks, brief, productId, pictures, lockedKinds]);
  const today = dayOf(instant(Date.now()));
  return useMemo(() => {
    const own = measuredIn(rows.filter((row) => row.accountId === accountId));
    const drawn = Array.from({ length: count * TRIES }, (_, index): Suggestion[] => {
      const test = nextTest(own, offers, [accountId, today, ...(index === 0 ? [] : [index])].join("/"));
      return test ? [{ test, opening: testHook(hooks, filling, test) }] : [];
    }).flat();
    const byHook = Map.groupBy(drawn, ({ opening }) => opening?.hook.id ?? null);
    return [...byHook.values()].flatMap(([first]) => first ?? []).slice(0, count);
  }, [rows, accountId, offers, hooks, filling, today, count]);
}
