import type { PostView } from "@vignette/domain/scheduling";
import type { Need } from "../dashboard/attention.ts";

/** What is in trouble now, by a key that a second trouble of the same target does not share. */
export function troubleIn(posts: readonly PostView[]): ReadonlyMap<string, Need> {
  const needs = posts.flatMap((post) => post.targets.map((target) => ({ post, target })));
  const inTrouble = needs.filter(({ target }) => target.state === "failed" || target.state === "needs-check");
  return new Map(inTrouble.map((need) => [`${need.target.id} ${need.target.state}`, need]));
}

/** The trouble that was not there before. */
export function newTrouble(before: ReadonlyMap<string, Need>, now: ReadonlyMap<string, Need>): readonly Need[] {
  return [...now].filter(([key]) => !before.has(key)).map(([, need]) => need);
}
