import { currentProject, type Project } from "@vignette/domain/projects";
import { useEffect } from "react";
import { storedValue } from "../../shared/stored-value.ts";
import { useStoredValue } from "../../shared/use-stored-value.ts";
import { trpc } from "../../trpc.ts";

const storedId = storedValue("currentProjectId");

/** The projects of this user and the one in use, which survives a reload. */
export function useCurrentProject(): { projects: readonly Project[]; project: Project | null } {
  const [projects] = trpc.projects.list.useSuspenseQuery();
  const stored = useStoredValue(storedId);
  const project = currentProject(projects, stored);

  const current = project?.id ?? null;
  useEffect(() => {
    if (current !== stored) storedId.write(current);
  }, [current, stored]);

  return { projects, project };
}

/** Makes a project the current one. */
export const chooseProject = (id: string): void => storedId.write(id);
