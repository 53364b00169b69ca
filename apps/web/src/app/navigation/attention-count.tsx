import { useCurrentProject } from "../../features/projects/use-current-project.ts";
import { trpc } from "../../trpc.ts";
import { recentRange } from "../activity/recent-posts.ts";

/** How many posts need a person; a red dot only when one of them failed. */
export function AttentionCount() {
  const { project } = useCurrentProject();
  const { data } = trpc.scheduling.list.useQuery(
    { projectId: project?.id ?? "", ...recentRange(Date.now()) },
    { enabled: project !== null },
  );
  const states = (data ?? []).flatMap((post) => post.targets.map(({ state }) => state));
  const failed = states.filter((state) => state === "failed").length;
  const count = failed + states.filter((state) => state === "needs-check").length;
  if (count === 0) return null;
  return (
    <span className="tabular ml-auto inline-flex items-center gap-1.5 text-dense font-semibold text-ink">
      {failed > 0 && <span aria-hidden className="size-2 rounded-full bg-failed" />}
      {count}
      <span className="sr-only"> need you</span>
    </span>
  );
}
