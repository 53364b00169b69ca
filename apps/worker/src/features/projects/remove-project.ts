import type { Documents } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import { removeProjectData } from "../../user-data/remove-user-data.ts";
import type { ProjectStore } from "./store.ts";

type Deps = { projects: ProjectStore; documents: Documents; files: Files };

/**
 * Removes a project of the user and everything in it; what was scheduled never goes out.
 * The project goes last: if something fails on the way, it is still there to be deleted again.
 */
export async function removeProject(deps: Deps, uid: string, id: string): Promise<{ id: string }> {
  await deps.projects.get(uid, id);
  await removeProjectData(deps, { uid, projectId: id });
  await deps.projects.remove(id);
  return { id };
}
