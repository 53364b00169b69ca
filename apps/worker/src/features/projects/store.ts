import type { Documents } from "../../adapters/documents/documents.ts";
import { owned } from "../../adapters/documents/owned.ts";
import { ownFile } from "../../records/content/own-file.ts";
import { projectRecords } from "../../records/content/projects.ts";
import { listOfUser } from "../../records/list-of-user.ts";
import { open } from "../../records/open.ts";

/** Collection `projects`, keyed by project id. Needs the composite index uid + createdAt. */
export function projectStore(documents: Documents) {
  const projects = open(documents, projectRecords);
  return {
    writes: projects.writes,
    /** Oldest first. */
    ofUser: async (uid: string) => {
      // Sorted here, because Firestore leaves documents without the field out of an ordered result.
      const found = await listOfUser(documents, projectRecords, projectRecords.schema, uid);
      return found.map((it) => it.value).toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
    },
    get: (uid: string, id: string) => owned(projects, uid, id, "project"),
    /** A file of one of the user's assets; null if there is none. */
    ownFile: (uid: string, file: Parameters<typeof ownFile>[2]) => ownFile(documents, uid, file),
    patch: projects.patch,
    remove: projects.remove,
  };
}
export type ProjectStore = ReturnType<typeof projectStore>;
