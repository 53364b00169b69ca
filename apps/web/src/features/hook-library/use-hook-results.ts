import { hookResults } from "@vignette/domain/hook-library";
import { useMemo } from "react";
import { trpc } from "../../trpc.ts";
import type { LibraryHook } from "./library-hook.ts";

/**
 * What came of the project's posts, by hook and by category; null until it is known. A post to several accounts counts
 * once, with the mean of its views. A failed read shows nothing: no number is better than an old one.
 */
export function useHookResults(projectId: string, hooks: readonly LibraryHook[]) {
  const { data } = trpc.analytics.summary.useQuery({ projectId });
  return useMemo(() => {
    if (!data) return null;
    const categories = new Map(hooks.map(({ id, category }) => [id, category]));
    const posts = [...Map.groupBy(data.rows, ({ postId }) => postId).values()].map((rows) => ({
      hookId: rows[0]?.hookId ?? null,
      views: meanOf(rows.flatMap(({ values }) => (values?.views == null ? [] : [values.views]))),
    }));
    return hookResults(posts, (id) => categories.get(id) ?? null);
  }, [data, hooks]);
}

const meanOf = (views: readonly number[]): number | null =>
  views.length === 0 ? null : Math.round(views.reduce((a, b) => a + b, 0) / views.length);
