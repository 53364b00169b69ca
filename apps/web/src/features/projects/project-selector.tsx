import { m } from "@vignette/messages";
import { Skeleton } from "@vignette/ui";
import { ChevronsUpDown, Plus } from "@vignette/ui/icons";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { DialogLoading } from "../../shared/boundaries/dialog-loading.tsx";
import { useCurrentProject } from "./use-current-project.ts";

// The menu and the dialog depend on the positioning library: 30 KB that the first paint does not need.
const ProjectMenu = lazy(async () => ({ default: (await import("./project-menu.tsx")).ProjectMenu }));
const CreateProjectDialog = lazy(async () => ({
  default: (await import("./create-project-dialog.tsx")).CreateProjectDialog,
}));

/** Shows the current project; opens the list of projects, and the dialog for a new one. */
export function ProjectSelector() {
  const { projects, project } = useCurrentProject();
  const [used, setUsed] = useState(false);
  const [creating, setCreating] = useState(false);

  if (project === null) {
    return (
      <>
        <SelectorButton
          onClick={() => setCreating(true)}
          name={m.app_create_your_first_project()}
          icon={<Plus {...icon} />}
        />
        {creating && <Creation open={creating} onOpenChange={setCreating} />}
      </>
    );
  }
  const closed = (
    <SelectorButton onClick={() => setUsed(true)} name={project.name} aria-haspopup="menu" aria-expanded={false} />
  );
  return (
    <>
      {used ? (
        <Suspense fallback={closed}>
          <ProjectMenu
            {...{ projects, project }}
            trigger={<SelectorButton name={project.name} />}
            onCreate={() => setCreating(true)}
          />
        </Suspense>
      ) : (
        closed
      )}
      {creating && <Creation open={creating} onOpenChange={setCreating} />}
    </>
  );
}

export const ProjectSelectorSkeleton = () => <Skeleton className="h-10 w-full" />;

function Creation(props: ComponentProps<typeof CreateProjectDialog>) {
  return (
    <Suspense fallback={<DialogLoading />}>
      <CreateProjectDialog {...props} />
    </Suspense>
  );
}

type SelectorButtonProps = ComponentProps<"button"> & { name: string; icon?: React.ReactNode };

function SelectorButton({ name, icon: leading, ...rest }: SelectorButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className="flex min-h-10 w-full cursor-pointer items-center gap-2 rounded-control border border-edge bg-surface px-3 py-1.5 text-left text-base font-semibold transition-colors duration-120 hover:bg-raised pointer-coarse:min-h-11"
    >
      {leading}
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {!leading && <ChevronsUpDown {...icon} className="text-ink-3" />}
    </button>
  );
}

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;
