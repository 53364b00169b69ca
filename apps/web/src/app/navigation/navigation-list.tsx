import { m } from "@vignette/messages";
import { Badge, classNames } from "@vignette/ui";
import { Link, useLocation } from "react-router";
import { useCurrentProject } from "../../features/projects/use-current-project.ts";
import { Optional } from "../../shared/boundaries/optional.tsx";
import { trpc } from "../../trpc.ts";
import { recentRange } from "../activity/recent-posts.ts";
import { type Entry, isCurrent } from "./navigation.ts";
import { useShownEntries } from "./use-shown-entries.ts";

/** The entries that are currently shown; all of them, or those that `only` selects. */
export function NavigationList({ only = everything }: { only?: (entry: Entry) => boolean }) {
  const { pathname } = useLocation();
  const shown = useShownEntries().filter(only);
  return (
    <ul className="flex flex-col gap-0.5">
      {shown.map((entry) => (
        <li key={entry.path}>
          <NavigationLink entry={entry} current={isCurrent(entry, pathname)} />
        </li>
      ))}
    </ul>
  );
}

function NavigationLink({ entry, current }: { entry: Entry; current: boolean }) {
  const Icon = entry.icon;
  return (
    <Link
      to={entry.path}
      aria-current={current ? "page" : undefined}
      className={classNames(
        row,
        current
          ? "bg-mark-soft font-semibold text-ink shadow-[inset_3px_0_0_var(--ink)]"
          : "text-ink-2 hover:bg-sunken hover:text-ink",
      )}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
      {entry.label} {entry.badge && <Badge variant={entry.badge.variant}>{entry.badge.label}</Badge>}
      {entry.counts && (
        <Optional>
          <AttentionCount />
        </Optional>
      )}
    </Link>
  );
}

const everything = () => true;

/** One row of the sidebar. */
export const row =
  "flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-chip px-3 text-base font-medium no-underline transition-colors duration-120 pointer-coarse:min-h-11 max-md:min-h-11";

/** How many posts need the user; a red dot only if one of them failed. */
function AttentionCount() {
  const { project } = useCurrentProject();
  const { data } = trpc.scheduling.problems.useQuery(
    { projectId: project?.id ?? "", ...recentRange(Date.now()) },
    { enabled: project !== null },
  );
  const { failed, unclear } = data ?? { failed: 0, unclear: 0 };
  const count = failed + unclear;
  if (count === 0) return null;
  return (
    <span className="tabular ml-auto inline-flex items-center gap-1.5 text-dense font-semibold text-ink">
      {failed > 0 && <span aria-hidden className="size-2 rounded-full bg-failed" />}
      {count}
      <span className="sr-only"> {m.app_need_you()}</span>
    </span>
  );
}
