import { currentProject, type Project } from "@vignette/domain/projects";
import { useEffect } from "react";
import { storedProject } from "../../shared/storage/stored-project.ts";
import { useStoredValue } from "../../shared/storage/use-stored-value.ts";
import { trpc } from "../../trpc.ts";

/** The projects of this user and the one in use, which survives a reload. */
export function useCurrentProject(): { projects: readonly Project[]; project: Project | null } {
  const [projects] = trpc.projects.list.useSuspenseQuery();
  const stored = useStoredValue(storedProject);
  const project = currentProject(projects, stored);

  const current = project?.id ?? null;
  useEffect(() => {
    if (current !== stored) storedProject.write(current);
  }, [current, stored]);

  return { projects, project };
}

/** Makes a project the current one. */
export const chooseProject = (id: string): void => storedProject.write(id);
