import type { Instant } from "@vignette/domain/kernel";
import type { Project } from "@vignette/domain/projects";
import type { ProjectStore } from "./store.ts";

type Deps = { projects: ProjectStore; now: Instant };

/** Renames a project of the user. */
export async function renameProject(deps: Deps, uid: string, id: string, name: string): Promise<Project> {
  const { value } = await deps.projects.get(uid, id);
  const change = { name, lastUpdated: deps.now };
  await deps.projects.patch(id, change);
  return { ...value, ...change };
}
