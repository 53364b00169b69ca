import { instant } from "@vignette/domain/kernel";
import { useCurrentProject } from "../../features/projects/use-current-project.ts";
import { trpc } from "../../trpc.ts";
import { type ActivityItem, activityItems } from "./activity-items.ts";
import { recentRange } from "./recent-posts.ts";

/**
 * Recent events in the current project and of the accounts; events from `/live` refetch both. Null until everything is
 * loaded.
 */
export function useActivity(): { projectId: string; items: readonly ActivityItem[] } | null {
  const projectId = useCurrentProject().project?.id ?? "";
  const posts = trpc.scheduling.list.useQuery({ projectId, ...recentRange(Date.now()) }, { enabled: projectId !== "" });
  const accounts = trpc.socialAccounts.list.useQuery();
  if (!accounts.data || (projectId !== "" && !posts.data)) return null;
  return { projectId, items: activityItems(posts.data ?? [], accounts.data, instant(Date.now())) };
}
