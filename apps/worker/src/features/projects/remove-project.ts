import type { Instant } from "@vignette/domain/kernel";
import type { Documents } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import { assertSettled } from "../../user-data/assert-settled.ts";
import { whose } from "../../user-data/owned-documents.ts";
import { removeProjectData } from "../../user-data/remove-user-data.ts";
import type { ProjectStore } from "./store.ts";

type Deps = { projects: ProjectStore; documents: Documents; files: Files; newId: () => string; now: Instant };

/**
 * Removes a project of the user and everything in it; scheduled posts are never published. The project's own document
 * is removed last: if something fails, the deletion can be repeated. Refused while a post is being sent or in doubt;
 * nothing is removed then. Source: ADR 49.
 */
export async function removeProject(deps: Deps, uid: string, id: string): Promise<{ id: string }> {
  await deps.projects.get(uid, id);
  await assertSettled(deps.documents, "project", whose({ uid, projectId: id }));
  await removeProjectData(deps, { uid, projectId: id });
  await deps.projects.remove(id);
  return { id };
}
