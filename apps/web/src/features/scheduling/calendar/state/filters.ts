import { type PostView, type TargetState, targetStates } from "@vignette/domain/scheduling";

/** What the calendar shows: posts that go to one of these accounts and have one of these states. Empty means all. */
export type Filters = { accounts: readonly string[]; states: readonly TargetState[] };

export function passes(post: PostView, { accounts, states }: Filters): boolean {
  return post.targets.some(
    (it) =>
      (accounts.length === 0 || accounts.includes(it.accountId)) && (states.length === 0 || states.includes(it.state)),
  );
}

/** The filters in an address. Unknown states are left out. */
export function filtersIn(query: URLSearchParams): Filters {
  const list = (name: keyof Filters) => query.get(name)?.split(",").filter(Boolean) ?? [];
  return { accounts: list("accounts"), states: targetStates.filter((it) => list("states").includes(it)) };
}

/** An account or a state of the filters. */
export type FilterChoice = { accounts: string } | { states: TargetState };

/** The filters after a press on a choice, which adds it or takes it back. */
export function afterPress({ accounts, states }: Filters, choice: FilterChoice): Filters {
  return "accounts" in choice
    ? { accounts: toggled(accounts, choice.accounts), states }
    : { accounts, states: toggled(states, choice.states) };
}

function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((it) => it !== item) : [...list, item];
}
