import { type Aged, againstUsual } from "./against-usual.ts";
import { LEARNED_FROM } from "./learned.ts";

/**
 * The ids of the posts that did better than half of all, each against the usual of its account at the same age, best
 * first; none while there are fewer than five. Source: docs/experience.md#ranking, ADR 104.
 */
export function topPosts(targets: readonly Aged[]): string[] {
  const compared = againstUsual(targets).toSorted((a, b) => b.log - a.log);
  if (compared.length < LEARNED_FROM) return [];
  return compared.slice(0, Math.floor(compared.length / 2)).map(({ target }) => target.postId);
}
