import { type Hook, hookResults } from "@vignette/domain/hook-library";
import { useMemo } from "react";
import { trpc } from "../../trpc.ts";

/**
 * The results of the project's posts by hook and category; null until loaded, and after an error: no number is better
 * than an outdated one. A post to several accounts counts once, with the mean of its views.
 */
export function useHookResults(projectId: string, hooks: readonly Pick<Hook, "id" | "category">[]) {
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
