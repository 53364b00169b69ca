import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { m } from "@vignette/messages";
import { Suspense } from "react";
import { ProjectSelector, ProjectSelectorSkeleton } from "../../features/projects/project-selector.tsx";
import { ErrorBoundary } from "../../shared/boundaries/error-boundary.tsx";

/** The project selector with its loading and error states: a failed list does not affect the rest of the page. */
export function ProjectSlot() {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <ErrorBoundary onRetry={reset} show={(_, retry) => <LoadFailed onRetry={retry} />}>
      <Suspense fallback={<ProjectSelectorSkeleton />}>
        <ProjectSelector />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="flex min-h-10 items-center justify-between gap-2 px-3 text-dense text-failed">
      {m.settings_projects_load_failed()}
      <button type="button" onClick={onRetry} className="link cursor-pointer font-semibold text-ink">
        {m.app_try_again()}
      </button>
    </p>
  );
}
