import { type Hook, hookLibrary } from "@vignette/domain/hook-library";
import type { Outputs } from "../../trpc.ts";

/** The project's own hooks, its stars, and the values typed for placeholders. */
export type ProjectHooks = Outputs["hookLibrary"]["list"];

/** A hook as the page shows it: built in, or the project's own. */
export type LibraryHook = Hook & {
  origin: "ours" | "written" | "made";
  like: string | null;
  starred: boolean;
  archived: boolean;
};

/** All hooks in order. A hook derived from another follows it; the project's other hooks come first. */
export function mergedHooks({ hooks, starred }: ProjectHooks): LibraryHook[] {
  const stars = new Set(starred);
  const own = hooks.map(
    ({ archivedAt, ...hook }): LibraryHook => ({ ...hook, starred: stars.has(hook.id), archived: archivedAt !== null }),
  );
  const ours = hookLibrary.map(
    (hook): LibraryHook => ({ ...hook, origin: "ours", like: null, starred: stars.has(hook.id), archived: false }),
  );
  const known = new Set([...own, ...ours].map(({ id }) => id));
  const followers = Map.groupBy(own, ({ like }) => (like !== null && known.has(like) ? like : null));
  const inOrder: LibraryHook[] = [];
  const seen = new Set<string>();
  const add = (hook: LibraryHook) => {
    if (seen.has(hook.id)) return;
    seen.add(hook.id);
    inOrder.push(hook);
    for (const follower of followers.get(hook.id) ?? []) add(follower);
  };
  for (const hook of [...(followers.get(null) ?? []), ...ours, ...own]) add(hook);
  return inOrder;
}
