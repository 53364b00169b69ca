import type { PostView, TargetState } from "@vignette/domain/scheduling";

/** What the calendar shows: posts that go to one of these accounts and have one of these states. Empty means all. */
export type Filters = { accounts: readonly string[]; states: readonly TargetState[] };

export function passes(post: PostView, { accounts, states }: Filters): boolean {
  return post.targets.some(
    (it) =>
      (accounts.length === 0 || accounts.includes(it.accountId)) && (states.length === 0 || states.includes(it.state)),
  );
}
