import { type Hook, hookLibrary } from "@vignette/domain/hook-library";
import type { Outputs } from "../../trpc.ts";

export type ProjectHooks = Outputs["hookLibrary"]["shelf"];

/** A hook as the page shows it: one of ours, or one of the project's own. */
export type LibraryHook = Hook & {
  origin: "ours" | "written" | "made";
  like: string | null;
  starred: boolean;
  archived: boolean;
};

/** Ours and the project's own: what was copied from a hook or made like it follows it, all other own ones come first. */
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
