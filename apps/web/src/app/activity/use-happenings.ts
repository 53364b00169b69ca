import { instant } from "@vignette/domain/kernel";
import { useCurrentProject } from "../../features/projects/use-current-project.ts";
import { trpc } from "../../trpc.ts";
import { type Happening, happeningsOf } from "./happening.ts";
import { recentRange } from "./recent-posts.ts";

/**
 * What happened lately in the current project and to the accounts. It asks what the count beside the calendar asks, so
 * that it costs no question of its own; `/live` makes both ask again. Null until everything is known.
 */
export function useHappenings(): { projectId: string; happenings: readonly Happening[] } | null {
  const projectId = useCurrentProject().project?.id ?? "";
  const posts = trpc.scheduling.list.useQuery({ projectId, ...recentRange(Date.now()) }, { enabled: projectId !== "" });
  const accounts = trpc.socialAccounts.list.useQuery();
  if (!accounts.data || (projectId !== "" && !posts.data)) return null;
  return { projectId, happenings: happeningsOf(posts.data ?? [], accounts.data, instant(Date.now())) };
}
