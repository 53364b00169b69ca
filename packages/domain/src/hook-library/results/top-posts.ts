import { RANKED_FROM } from "./results.ts";

/** A published post and its views on one account; null where the platform does not tell. */
type Views = { postId: string; views: number | null };

/**
 * The posts that did better than half of all, best first; none while there are fewer than five with known views. A post
 * to several accounts counts once, with the mean of its views. Source: docs/experience.md#ranking.
 */
export function topPosts(results: readonly Views[]): string[] {
  const known = results.flatMap(({ postId, views }) => (views === null ? [] : [{ postId, views }]));
  const posts = [...Map.groupBy(known, ({ postId }) => postId)]
    .map(([postId, all]) => ({ postId, views: all.reduce((sum, it) => sum + it.views, 0) / all.length }))
    .toSorted((a, b) => b.views - a.views);
  return posts.length < RANKED_FROM ? [] : posts.slice(0, Math.floor(posts.length / 2)).map(({ postId }) => postId);
}
