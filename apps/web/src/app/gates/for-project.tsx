import { m } from "@vignette/messages";
import { Button, EmptyState, PageHeader } from "@vignette/ui";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { chooseProject, useCurrentProject } from "../../features/projects/use-current-project.ts";
import { DialogLoading } from "../../shared/boundaries/dialog-loading.tsx";
import { entries, isCurrent } from "../navigation/navigation.ts";

const CreateProjectDialog = lazy(async () => ({
  default: (await import("../../features/projects/create-project-dialog.tsx")).CreateProjectDialog,
}));

/** Renders a page with the current project, or offers to create the first one. */
export function ForProject({ page: Page }: { page: ComponentType<{ projectId: string }> }) {
  const { projects, project } = useCurrentProject();
  const [query, setQuery] = useSearchParams();
  const named = query.get("project");
  const wanted = projects.find(({ id }) => id === named) ?? null;
  useEffect(() => {
    if (named === null) return;
    if (wanted) chooseProject(wanted.id);
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("project");
        return next;
      },
      { replace: true },
    );
  }, [named, wanted, setQuery]);
  // A link from a mail names its project, which becomes the current one before anything of another is shown.
  if (wanted && wanted.id !== project?.id) return null;
  // Remounts the page for another project, so that no draft is carried over.
  return project ? <Page key={project.id} projectId={project.id} /> : <FirstProject />;
}

function FirstProject() {
  const [creating, setCreating] = useState(false);
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={entries.find((entry) => isCurrent(entry, pathname))?.label ?? m.app_welcome()} />
      <EmptyState
        title={m.app_start_with_a_project()}
        action={
          <Button variant="primary" onClick={() => setCreating(true)}>
            {m.app_create_your_first_project()}
          </Button>
        }
      >
        {m.app_what_a_project_is()}
      </EmptyState>
      {creating && (
        <Suspense fallback={<DialogLoading />}>
          <CreateProjectDialog open={creating} onOpenChange={setCreating} />
        </Suspense>
      )}
    </>
  );
}
