import type { Project } from "@vignette/domain/projects";
import type { UsageDeps } from "../../usage/usage-period.ts";
import { withinLimit } from "../../usage/within-limit.ts";
import type { ProjectStore } from "./store.ts";

type Deps = UsageDeps & { projects: ProjectStore; newId: () => string };

/** Creates a project within the plan's limit, which also holds for concurrent requests. */
export async function createProject(deps: Deps, uid: string, name: string): Promise<Project> {
  const project: Project = { id: deps.newId(), name, uid, createdAt: deps.now, lastUpdated: deps.now };
  await withinLimit(deps, { uid, key: "projects", writes: [deps.projects.writes.create(project.id, project)] });
  return project;
}
