import { Badge, classNames } from "@vignette/ui";
import { Suspense } from "react";
import { Link, useLocation } from "react-router";
import { useIsAdmin } from "../../features/admin/use-is-admin.ts";
import { ErrorBoundary } from "../../shared/error-boundary.tsx";
import { useFlags } from "../../shared/flags.ts";
import { AttentionCount } from "./attention-count.tsx";
import { type Entry, entries, isCurrent, isShown } from "./navigation.ts";
import { useHasProject } from "./use-has-project.ts";

/** The entries that lead somewhere now; all of them, or those that `only` picks. */
export function NavigationList({ only = everything }: { only?: (entry: Entry) => boolean }) {
  const { pathname } = useLocation();
  const conditions = { hasProject: useHasProject(), isAdmin: useIsAdmin() === true, flags: useFlags() };
  const shown = entries.filter((entry) => only(entry) && isShown(entry, conditions));
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
        <ErrorBoundary show={nothing}>
          <Suspense fallback={null}>
            <AttentionCount />
          </Suspense>
        </ErrorBoundary>
      )}
    </Link>
  );
}

const everything = () => true;
const nothing = () => null;

/** One row of the sidebar. */
export const row =
  "flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-chip px-3 text-base font-medium no-underline transition-colors duration-120 pointer-coarse:min-h-11 max-md:min-h-11";
