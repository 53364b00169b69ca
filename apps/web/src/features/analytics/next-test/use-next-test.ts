import { dayOf, measuredIn, nextTest, type ResultRow } from "@vignette/domain/analytics";
import { AssetType, countedAs } from "@vignette/domain/assets";
import { bestHooks, hookFilling, hookLibrary } from "@vignette/domain/hook-library";
import { instant } from "@vignette/domain/kernel";
import type { Product } from "@vignette/domain/research";
import { offeredTemplates } from "@vignette/domain/studio";
import { useMemo } from "react";
import { trpc } from "../../../trpc.ts";
import { testHook } from "./test-hook.ts";

/**
 * The suggestion for an account and a product, from the account's posts, with the hook to open with; null if nothing can
 * be made. The same all day. Suspends.
 */
export function useNextTest(product: Product, accountId: string, rows: readonly ResultRow[]) {
  const { id: productId, projectId, brief } = product;
  const [projectHooks] = trpc.hookLibrary.list.useSuspenseQuery({ projectId });
  const [pictures] = trpc.studio.productPictures.useSuspenseQuery({ projectId, productId });
  const [{ lockedKinds }] = trpc.usage.summary.useSuspenseQuery();
  const [hooks, filling, offers] = useMemo(() => {
    const all = [...projectHooks.hooks.filter(({ archivedAt }) => archivedAt === null), ...hookLibrary];
    const values = hookFilling(brief, projectHooks.fills[productId] ?? {});
    const kinds = AssetType.options.filter((kind) => !lockedKinds.includes(kind));
    const offered = kinds.map((kind) => ({
      kind,
      isVideo: countedAs(kind) === "videos",
      looks: offeredTemplates(kind, { brief, pictures }).map(({ name }) => name),
      categories: [...new Set(bestHooks(all, values, kind, all.length).map(({ hook }) => hook.category))],
    }));
    return [all, values, offered] as const;
  }, [projectHooks, brief, productId, pictures, lockedKinds]);
  const today = dayOf(instant(Date.now()));
  const test = useMemo(() => {
    const own = rows.filter((row) => row.accountId === accountId);
    return nextTest(measuredIn(own), offers, `${accountId}/${today}`);
  }, [rows, accountId, offers, today]);
  return test && { test, opening: testHook(hooks, filling, test) };
}
