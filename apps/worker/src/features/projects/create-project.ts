import type { Instant } from "@vignette/domain/kernel";
import type { Project } from "@vignette/domain/projects";
import type { Documents } from "../../adapters/documents/documents.ts";
import { withinLimit } from "../../usage/within-limit.ts";
import type { ProjectStore } from "./store.ts";

type Deps = { documents: Documents; projects: ProjectStore; now: Instant; newId: () => string };

/** Makes a project, unless the plan allows no more. However many are asked for at once, the limit holds. */
export async function createProject(deps: Deps, uid: string, name: string): Promise<Project> {
  const project: Project = { id: deps.newId(), name, uid, createdAt: deps.now, lastUpdated: deps.now };
  await withinLimit(deps, { uid, key: "projects", writes: [deps.projects.writes.create(project.id, project)] });
  return project;
}
