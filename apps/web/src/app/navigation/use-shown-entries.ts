import { useIsAdmin } from "../../features/admin/use-is-admin.ts";
import { useFlags } from "../../shared/config/flags.ts";
import { trpc } from "../../trpc.ts";
import { type Entry, entries, isShown } from "./navigation.ts";

/** The pages that this user can open now. */
export function useShownEntries(): Entry[] {
  const conditions = { hasProject: useHasProject(), isAdmin: useIsAdmin() === true, flags: useFlags() };
  return entries.filter((entry) => isShown(entry, conditions));
}

/** Whether this user has a project. False while it is unknown. */
function useHasProject(): boolean {
  const { data } = trpc.projects.list.useQuery();
  return data !== undefined && data.length > 0;
}
