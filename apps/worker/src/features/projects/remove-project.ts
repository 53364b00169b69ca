import type { Documents } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import { removeProjectData } from "../../user-data/remove-user-data.ts";
import type { ProjectStore } from "./store.ts";

type Deps = { projects: ProjectStore; documents: Documents; files: Files };

/**
 * Removes a project of the user and everything in it; scheduled posts are never published. The project's own document
 * is removed last: if something fails, the deletion can be repeated.
 */
export async function removeProject(deps: Deps, uid: string, id: string): Promise<{ id: string }> {
  await deps.projects.get(uid, id);
  await removeProjectData(deps, { uid, projectId: id });
  await deps.projects.remove(id);
  return { id };
}
